import type { ReactNode } from 'react';
import { PageScript } from '@/app/_scripts/page-script.client';
import { SiteDocument } from '@/components/chrome/site-document';

export default function SiteLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SiteDocument navigation="shown" language="ro">
      {children}
      <PageScript />
    </SiteDocument>
  );
}
