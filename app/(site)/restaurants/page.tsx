import type { ReactNode } from 'react';
import { RestaurantsPage } from '@/components/restaurants/restaurants-page';
import { getRestaurants } from '@/lib/provider/restaurants';
import { restaurantsMetadata } from '@/lib/seo/restaurants-metadata';

export const metadata = restaurantsMetadata();

export default async function Page(): Promise<ReactNode> {
  return <RestaurantsPage answer={await getRestaurants()} />;
}
