import type { ReactNode } from 'react';
import { PageScript } from '@/app/_scripts/page-script.client';
import { SiteDocument } from '@/components/chrome/site-document';

/** Sends no page views and no web vitals, because the address identifies a person's document. */
export default function InvoiceLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SiteDocument navigation="shown" analytics="none" footer="short" language="ro">
      {children}
      <PageScript />
    </SiteDocument>
  );
}
