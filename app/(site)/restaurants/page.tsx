import type { ReactNode } from 'react';
import '@/app/_styles/town';
import { RestaurantsPage } from '@/components/restaurant/list/restaurants-page';
import { getRestaurants } from '@/lib/provider/catalogue/get-restaurants';
import { getTown } from '@/lib/town/server/index-cache';
import { restaurantsMetadata } from '@/lib/seo/metadata/restaurant/restaurants-metadata';

export const metadata = restaurantsMetadata();

export default async function Page(): Promise<ReactNode> {
  const [answer, town] = await Promise.all([getRestaurants(), getTown()]);
  return <RestaurantsPage answer={answer} words={town?.words} />;
}
