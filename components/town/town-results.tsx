import type { ReactNode } from 'react';
import type { TownResult } from '@/lib/town/search-town';
import type { TownClassNames } from './town-class-names.ts';
import { TownGroup } from './town-group.tsx';

type Props = {
  readonly result: TownResult;
  readonly classNames: TownClassNames;
};

/** The hits of a search, by restaurant. The server and the browser render them. */
export function TownResults({ result, classNames }: Props): ReactNode {
  return result.groups.map((group, position) => (
    <TownGroup key={position} group={group} classNames={classNames} />
  ));
}
