import type { ReactNode } from 'react';
import '@/app/_styles/marketing';
import { PartnerPage } from '@/components/marketing/partner-page';
import { partnerMetadata } from '@/lib/seo/metadata/partner-metadata';

export const dynamic = 'force-static';

export const metadata = partnerMetadata();

export default function Page(): ReactNode {
  return <PartnerPage />;
}
