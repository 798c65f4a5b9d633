import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/menu';
import '@/app/_styles/all-menus';
import '@/app/_styles/restaurant';
import '@/app/_styles/marketing';
import '@/app/_styles/transaction';
import '@/app/_styles/legal';
import '@/app/_styles/qr';
import { DesignSystemPage } from '@/components/design-system/design-system-page';

export const metadata: Metadata = { title: 'Sistemul de design', robots: { index: false } };

export default function Page(): ReactNode {
  return <DesignSystemPage />;
}
