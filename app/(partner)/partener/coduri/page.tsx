import type { ReactNode } from 'react';
import '@/app/_styles/qr';
import { QrChooserPage } from '@/components/restaurant/qr-chooser-page';
import { qrMetadata } from '@/lib/seo/restaurant-metadata';
import { getSite } from '@/lib/site';

export const dynamic = 'force-dynamic';

export const metadata = qrMetadata();

export default async function Page(): Promise<ReactNode> {
  return <QrChooserPage answer={await getSite().restaurants.get()} />;
}
