import type { ReactNode } from 'react';
import '@/app/_styles/marketing';
import { DownloadPage } from '@/components/marketing/download-page';
import { downloadMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export const metadata = downloadMetadata();

export default function Page(): ReactNode {
  return <DownloadPage />;
}
