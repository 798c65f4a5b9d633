import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/all-menus';
import { AllMenusResultsPage, RestaurantsPage } from '@/components/restaurants/restaurants-page';
import { isAllMenusSearch, parseAllMenusQuery } from '@/lib/all-menus/all-menus-query';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { limitFreshness } from '@/lib/rendering';
import { allMenusMetadata, restaurantsMetadata } from '@/lib/seo/restaurant-metadata';
import { getSite } from '@/lib/site';

type Props = PageProps<'/restaurants'>;

export const dynamic = 'force-dynamic';

const readQuery = async ({ searchParams }: Props): Promise<AllMenusQuery> =>
  parseAllMenusQuery(new Map(Object.entries(await searchParams)));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return isAllMenusSearch(await readQuery(props)) ? allMenusMetadata() : restaurantsMetadata();
}

/** The list of restaurants, or the hits of a search in all menus. */
export default async function Page(props: Props): Promise<ReactNode> {
  const query = await readQuery(props);
  if (isAllMenusSearch(query)) {
    return (
      <AllMenusResultsPage
        query={query}
        menus={await getSite().menusIndex.getSearchable()}
        now={new Date()}
      />
    );
  }
  const [answer, menus] = await Promise.all([
    getSite().restaurants.get(),
    getSite().menusIndex.getSearchable(),
  ]);
  // The cards show the prices of the menus, so the page is fresh as long as the index of the menus.
  if (menus !== undefined) limitFreshness(menus.freshUntil - performance.now());
  return <RestaurantsPage answer={answer} menus={menus} />;
}
