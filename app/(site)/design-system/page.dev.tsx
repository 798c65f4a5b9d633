import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DesignSystemPage } from '@/components/design-system/design-system-page';

export const metadata: Metadata = { title: 'Sistemul de design', robots: { index: false } };

export default function Page(): ReactNode {
  return <DesignSystemPage />;
}
