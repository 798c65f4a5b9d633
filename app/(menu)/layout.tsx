import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/chrome/site-document';
import { getVariant } from '@/lib/rendering';

export const dynamic = 'force-dynamic';

/** The document of each form of a menu: in two languages, and with or without navigation. */
export default function MenuLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { language, navigation } = getVariant();
  return (
    <SiteDocument
      navigation={navigation}
      language={language}
      analytics={navigation === 'shown' ? 'allowed' : 'none'}
    >
      {children}
    </SiteDocument>
  );
}
