import type { ReactNode } from 'react';
import '@/app/_styles/all-menus';
import { RestaurantsPage } from '@/components/restaurant/list/restaurants-page';
import { getRestaurants } from '@/lib/provider/catalogue/get-restaurants';
import { getSearchableMenus } from '@/lib/all-menus/server/index-cache';
import { restaurantsMetadata } from '@/lib/seo/metadata/restaurant/restaurants-metadata';

export const metadata = restaurantsMetadata();

export default async function Page(): Promise<ReactNode> {
  const [answer, menus] = await Promise.all([getRestaurants(), getSearchableMenus()]);
  return <RestaurantsPage answer={answer} words={menus?.words} />;
}
