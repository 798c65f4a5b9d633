import type { ReactNode } from 'react';
import '@/app/_styles/qr';
import { QrChooserPage } from '@/components/restaurant/qr-chooser-page';
import { getRestaurants } from '@/lib/provider/get-restaurants';
import { qrMetadata } from '@/lib/seo/restaurant-metadata';

export const dynamic = 'force-dynamic';

export const metadata = qrMetadata();

export default async function Page(): Promise<ReactNode> {
  return <QrChooserPage answer={await getRestaurants()} />;
}
