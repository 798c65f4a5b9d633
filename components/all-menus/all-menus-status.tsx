import type { ReactNode } from 'react';
import { formatAllMenusLimits } from '@/lib/all-menus/format-all-menus-limits';
import type { AllMenusLimits } from '@/lib/all-menus/format-all-menus-limits';
import { formatAllMenusResult } from '@/lib/all-menus/format-all-menus-result';
import type { AllMenusResult } from '@/lib/all-menus/search-all-menus';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';

type Props = {
  readonly result: AllMenusResult;
  readonly query: AllMenusQuery;
  readonly index: AllMenusLimits;
  /** The time of the search. */
  readonly now: Date;
};

/**
 * The text about the hits. If menus are missing or data are old, sentences about this follow. The key
 * makes React exchange the element with the text, because a browser's translator may have replaced
 * the text node that React would change.
 */
export function AllMenusStatus({ result, query, index, now }: Props): ReactNode {
  const text = formatAllMenusResult(result, query);
  return (
    <>
      <span key={text}>{text}</span>
      {formatAllMenusLimits(index, now).map((limit) => (
        <small key={limit}>{` ${limit}`}</small>
      ))}
    </>
  );
}
