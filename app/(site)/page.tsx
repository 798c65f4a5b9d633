import type { ReactNode } from 'react';
import '@/app/_styles/marketing';
import '@/app/_styles/all-menus';
import { HomePage } from '@/components/marketing/home-page';
import { limitFreshness } from '@/lib/rendering';
import { homeMetadata } from '@/lib/seo/metadata';
import { getSite } from '@/lib/site';

export const dynamic = 'force-dynamic';

export const metadata = homeMetadata();

export default async function Page(): Promise<ReactNode> {
  const [answer, menus] = await Promise.all([
    getSite().restaurants.get(),
    getSite().menusIndex.getSearchable(),
  ]);
  // The page shows products of the menus, so it is fresh as long as the index of the menus.
  if (menus !== undefined) limitFreshness(menus.freshUntil - performance.now());
  return <HomePage answer={answer} index={menus?.index} />;
}
