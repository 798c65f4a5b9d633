import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/qr';
import { getMenu } from '@/app/get-menu';
import { QrSheetPage } from '@/components/restaurant/qr-sheet-page';
import { FIRST_TABLE_PARAM, LAST_TABLE_PARAM, parseTableRange } from '@/lib/query-values';
import { qrSheetMetadata } from '@/lib/seo/restaurant-metadata';

type Props = PageProps<'/partener/coduri/[restaurantId]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId } = await params;
  return qrSheetMetadata(restaurantId, await getMenu(restaurantId));
}

/** The server has written the range into the query. */
export default async function Page({ params, searchParams }: Props): Promise<ReactNode> {
  const { restaurantId } = await params;
  const { [FIRST_TABLE_PARAM]: first, [LAST_TABLE_PARAM]: last } = await searchParams;
  const range = parseTableRange(String(first), String(last));
  const answer = await getMenu(restaurantId);
  return <QrSheetPage restaurantId={restaurantId} range={range} answer={answer} />;
}
