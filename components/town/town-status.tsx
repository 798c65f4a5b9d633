import type { ReactNode } from 'react';
import { formatTownLimits } from '@/lib/town/format-town-limits';
import type { TownLimits } from '@/lib/town/format-town-limits';
import { formatTownResult } from '@/lib/town/format-town-result';
import type { TownResult } from '@/lib/town/search-town';
import type { TownQuery } from '@/lib/town/town-query';

type Props = {
  readonly result: TownResult;
  readonly query: TownQuery;
  readonly index: TownLimits;
  /** The time of the search. */
  readonly now: Date;
};

/** The sentence about the hits, then the sentences about missing menus and old data. */
export function TownStatus({ result, query, index, now }: Props): ReactNode {
  return (
    <>
      {formatTownResult(result, query)}
      {formatTownLimits(index, now).map((limit) => (
        <small key={limit}> {limit}</small>
      ))}
    </>
  );
}
