import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/qr';
import { QrSheetPage } from '@/components/qr-sheet/qr-sheet-page';
import { getMenu } from '@/lib/provider/catalogue/get-menu';
import { parseTableRange } from '@/lib/qr/table-range';
import { qrSheetMetadata } from '@/lib/seo/metadata/restaurant/qr-metadata';

type Props = PageProps<'/embedded/coduri/[restaurantId]/[first]/[last]'>;

/**
 * Makes Next pass these pages to the page cache, which sets the status according to the page mark.
 * Each of these pages has a page mark, and the page cache stores no page with a mark.
 */
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId } = await params;
  return qrSheetMetadata(restaurantId, await getMenu(restaurantId));
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { restaurantId, first, last } = await params;
  const answer = await getMenu(restaurantId);
  const range = parseTableRange(first, last);
  return <QrSheetPage restaurantId={restaurantId} range={range} answer={answer} />;
}
