import type { ReactNode } from 'react';
import '@/app/_styles/marketing';
import '@/app/_styles/all-menus';
import { HomePage } from '@/components/marketing/home-page';
import { getRestaurants } from '@/lib/provider/catalogue/get-restaurants';
import { homeMetadata } from '@/lib/seo/metadata/home-metadata';

export const dynamic = 'force-dynamic';

export const metadata = homeMetadata();

export default async function Page(): Promise<ReactNode> {
  return <HomePage answer={await getRestaurants()} />;
}
