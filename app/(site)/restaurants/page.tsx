import type { ReactNode } from 'react';
import { RestaurantsPage } from '@/components/restaurant/list/restaurants-page';
import { getRestaurants } from '@/lib/provider/catalogue/restaurants';
import { restaurantsMetadata } from '@/lib/seo/metadata/restaurant/restaurants-metadata';

export const metadata = restaurantsMetadata();

export default async function Page(): Promise<ReactNode> {
  return <RestaurantsPage answer={await getRestaurants()} />;
}
