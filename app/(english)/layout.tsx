import type { ReactNode } from 'react';
import MenuLayout from '@/app/(menu)/layout';
import { EnglishTexts } from '@/components/chrome/english-texts.client';

export const dynamic = 'force-dynamic';

export default function EnglishLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <MenuLayout>
      <EnglishTexts>{children}</EnglishTexts>
    </MenuLayout>
  );
}
