import type { ReactNode } from 'react';
import { EnglishTexts } from '@/components/chrome/document/english-texts.client';
import { SiteDocument } from '@/components/chrome/document/site-document';

export default function EnglishLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SiteDocument navigation="shown" language="en">
      <EnglishTexts>{children}</EnglishTexts>
    </SiteDocument>
  );
}
