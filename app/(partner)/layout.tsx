import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/chrome/site-document';

export default function PartnerLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SiteDocument navigation="shown" audience="partners" language="ro">
      {children}
    </SiteDocument>
  );
}
