import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/restaurant';
import { getMenu } from '@/app/get-menu';
import { RestaurantPage } from '@/components/restaurant/restaurant-page';
import { getVariant } from '@/lib/rendering';
import { restaurantMetadata } from '@/lib/seo/restaurant-metadata';

type Props = PageProps<'/restaurant/[restaurantId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId } = await params;
  return restaurantMetadata(restaurantId, await getMenu(restaurantId));
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { restaurantId } = await params;
  const { language } = getVariant();
  const answer = await getMenu(restaurantId);
  return <RestaurantPage restaurantId={restaurantId} answer={answer} language={language} />;
}
