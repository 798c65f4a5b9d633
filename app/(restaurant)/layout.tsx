import type { ReactNode } from 'react';
import { PageScript } from '@/app/_scripts/page-script.client';
import { SiteDocument } from '@/components/chrome/site-document';
import { getVariant } from '@/lib/rendering';

export const dynamic = 'force-dynamic';

/** The document of a restaurant's pages: in two languages, and a menu with or without navigation. */
export default function RestaurantLayout({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const { language, navigation } = getVariant();
  return (
    <SiteDocument
      navigation={navigation}
      language={language}
      analytics={navigation === 'shown' ? 'allowed' : 'none'}
    >
      {children}
      <PageScript />
    </SiteDocument>
  );
}
