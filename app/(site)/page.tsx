import type { ReactNode } from 'react';
import { HomePage } from '@/components/marketing/home-page';
import { getRestaurants } from '@/lib/provider/restaurants';
import { homeMetadata } from '@/lib/seo/home-metadata';

export const metadata = homeMetadata();

export default async function Page(): Promise<ReactNode> {
  return <HomePage answer={await getRestaurants()} />;
}
