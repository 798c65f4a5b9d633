import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/chrome/document/site-document';

/** Reports no page views to the ad network, because the address identifies a person's document. */
export default function InvoiceLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SiteDocument navigation="shown" thirdParties="none">
      {children}
    </SiteDocument>
  );
}
