import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/menu';
import { MenuPage } from '@/components/menu/menu-page';
import { getMenu } from '@/lib/provider/catalogue/get-menu';
import { menuMetadata } from '@/lib/seo/metadata/restaurant/menu-metadata';

export { generateStaticParams } from '@/app/(site)/restaurant/[restaurantId]/menu/page';

type Props = PageProps<'/embedded/english/restaurant/[restaurantId]/menu'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId } = await params;
  return menuMetadata(restaurantId, await getMenu(restaurantId), 'shown');
}

/**
 * The menu with the site's own texts in English. The metadata are those of the Romanian menu,
 * because both menus have the same public address (`docs/decisions/0006-languages.md`).
 */
export default async function Page({ params }: Props): Promise<ReactNode> {
  const { restaurantId } = await params;
  const answer = await getMenu(restaurantId);
  return <MenuPage restaurantId={restaurantId} answer={answer} navigation="shown" language="en" />;
}
