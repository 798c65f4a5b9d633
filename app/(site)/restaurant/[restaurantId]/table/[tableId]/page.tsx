import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/restaurant';
import { TablePage } from '@/components/restaurant/table-page';
import { getMenuAtTable } from '@/lib/provider/menus';
import { getVariant } from '@/lib/rendering';
import { tableMetadata } from '@/lib/seo/restaurant-metadata';

type Props = PageProps<'/restaurant/[restaurantId]/table/[tableId]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const table = await params;
  return tableMetadata(table, await getMenuAtTable(table));
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const table = await params;
  const { language } = getVariant();
  return <TablePage {...table} answer={await getMenuAtTable(table)} language={language} />;
}
