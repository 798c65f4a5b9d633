import type { ReactNode } from 'react';
import '@/app/_styles/marketing';
import { PartnerPage } from '@/components/marketing/partner-page';
import { getExampleMenu } from '@/lib/all-menus/server/example-menu';
import { partnerMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

export const metadata = partnerMetadata();

export default async function Page(): Promise<ReactNode> {
  return <PartnerPage example={await getExampleMenu()} />;
}
