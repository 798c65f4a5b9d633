import type { ReactNode } from 'react';
import { EnglishTexts } from '@/components/chrome/document/english-texts.client';
import { SiteDocument } from '@/components/chrome/document/site-document';

type Props = { readonly children: ReactNode };

export default function EmbeddedEnglishLayout({ children }: Props): ReactNode {
  return (
    <SiteDocument navigation="hidden" analytics="none" language="en">
      <EnglishTexts>{children}</EnglishTexts>
    </SiteDocument>
  );
}
