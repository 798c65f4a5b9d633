import type { ReactNode } from 'react';
import type { AllMenusResult } from '@/lib/all-menus/search-all-menus';
import type { AllMenusClassNames } from './all-menus-class-names.ts';
import { RestaurantHits } from './restaurant-hits.tsx';

type Props = {
  readonly result: AllMenusResult;
  readonly classNames: AllMenusClassNames;
};

/** The hits of a search, by restaurant. The server and the browser render them. */
export function AllMenusResults({ result, classNames }: Props): ReactNode {
  return result.groups.map((group, position) => (
    <RestaurantHits key={position} group={group} classNames={classNames} />
  ));
}
