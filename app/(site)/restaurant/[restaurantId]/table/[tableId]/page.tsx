import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/restaurant';
import { TablePage } from '@/components/restaurant/table-page';
import { getMenuAtTable } from '@/lib/provider/catalogue/get-menu-at-table';
import { tableMetadata } from '@/lib/seo/metadata/restaurant/table-metadata';

type Props = PageProps<'/restaurant/[restaurantId]/table/[tableId]'>;

/**
 * Makes Next pass these pages to the page cache, which sets the status according to the page mark.
 * Each of these pages has a page mark, and the page cache stores no page with a mark.
 */
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const table = await params;
  return tableMetadata(table, await getMenuAtTable(table));
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const table = await params;
  return <TablePage {...table} answer={await getMenuAtTable(table)} />;
}
