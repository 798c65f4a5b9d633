import type { ReactNode } from 'react';
import '@/app/_styles/legal';
import { ConsentSettings } from '@/components/analytics/consent-settings';
import { LegalPage } from '@/components/legal/legal-page';
import { getLegalDocument } from '@/lib/legal/legal-documents';
import { legalMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export const metadata = legalMetadata('cookies');

export default function Page(): ReactNode {
  return (
    <LegalPage document={getLegalDocument('cookies')} startsAtTop>
      <ConsentSettings />
    </LegalPage>
  );
}
