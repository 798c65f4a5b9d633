import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/menu';
import { MenuPage } from '@/components/menu/menu-page';
import { getMenu } from '@/lib/provider/catalogue/get-menu';
import { menuMetadata } from '@/lib/seo/metadata/restaurant/menu-metadata';

type Props = PageProps<'/restaurant/[restaurantId]/menu'>;

/** Lets Next cache these pages. The build renders none of them. */
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId } = await params;
  return menuMetadata(restaurantId, await getMenu(restaurantId), 'shown');
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { restaurantId } = await params;
  const answer = await getMenu(restaurantId);
  return <MenuPage restaurantId={restaurantId} answer={answer} navigation="shown" language="ro" />;
}
