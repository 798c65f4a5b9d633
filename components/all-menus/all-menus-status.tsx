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

/** The text about the hits. If menus are missing or data are old, sentences about this follow. */
export function AllMenusStatus({ result, query, index, now }: Props): ReactNode {
  return (
    <>
      {formatAllMenusResult(result, query)}
      {formatAllMenusLimits(index, now).map((limit) => (
        <small key={limit}> {limit}</small>
      ))}
    </>
  );
}
