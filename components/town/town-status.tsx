import type { ReactNode } from 'react';
import { formatTownLimits, formatTownResult } from '@/lib/town/format-town-result';
import type { TownResult } from '@/lib/town/search-town';
import type { TownIndex } from '@/lib/town/town-index';
import type { TownQuery } from '@/lib/town/town-query';

type Props = {
  readonly result: TownResult;
  readonly query: TownQuery;
  readonly index: Pick<TownIndex, 'menus' | 'oldSince'>;
};

/** The sentence about the hits, and those about missing menus and old data. */
export function TownStatus({ result, query, index }: Props): ReactNode {
  return (
    <>
      {formatTownResult(result, query)}
      {formatTownLimits(index).map((limit) => (
        <small key={limit}> {limit}</small>
      ))}
    </>
  );
}
