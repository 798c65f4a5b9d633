import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/chrome/document/site-document';

/** The address names one person's document: nobody else is told of it. */
export default function InvoiceLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SiteDocument navigation="shown" thirdParties="none">
      {children}
    </SiteDocument>
  );
}
