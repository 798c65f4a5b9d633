import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/restaurant';
import { TablePage } from '@/components/restaurant/table-page';
import { getVariant } from '@/lib/rendering';
import { tableMetadata } from '@/lib/seo/restaurant-metadata';
import { getSite } from '@/lib/site';

type Props = PageProps<'/restaurant/[restaurantId]/table/[tableId]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const table = await params;
  return tableMetadata(table, await getSite().menus.getAtTable(table));
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const table = await params;
  const { language } = getVariant();
  return (
    <TablePage {...table} answer={await getSite().menus.getAtTable(table)} language={language} />
  );
}
