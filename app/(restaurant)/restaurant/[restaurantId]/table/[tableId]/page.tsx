import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/restaurant';
import { getMenuAtTable } from '@/app/get-menu';
import { TablePage } from '@/components/restaurant/table-page';
import { getVariant } from '@/lib/rendering';
import { tableMetadata } from '@/lib/seo/restaurant-metadata';

type Props = PageProps<'/restaurant/[restaurantId]/table/[tableId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId, tableId } = await params;
  const answer = await getMenuAtTable(restaurantId, tableId);
  return tableMetadata({ restaurantId, tableId }, answer);
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { restaurantId, tableId } = await params;
  const { language } = getVariant();
  const answer = await getMenuAtTable(restaurantId, tableId);
  return (
    <TablePage restaurantId={restaurantId} tableId={tableId} answer={answer} language={language} />
  );
}
