import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/chrome/document/site-document';

export default function EmbeddedLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SiteDocument navigation="hidden" analytics="none">
      {children}
    </SiteDocument>
  );
}
