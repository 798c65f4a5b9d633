import type { ReactNode } from 'react';
import { AdConsent } from '@/components/analytics/ad-consent';
import { PictureErrorHandler } from '@/components/ui/picture-error-handler.client';
import { fontClasses } from '@/styles/fonts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { HeaderAudience } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

type Props = {
  /** Hidden: absent from the HTML, for menus opened inside the apps. The footer stays. */
  readonly navigation: 'shown' | 'hidden';
  /** 'none' where the address is a person's or the page is inside an app: no pixel, no question. */
  readonly thirdParties?: 'allowed' | 'none';
  /** Whom the header speaks to. */
  readonly audience?: HeaderAudience;
  readonly children: ReactNode;
};

/** A whole document of the public site, around one `<main>`. */
export function SiteDocument({
  navigation,
  thirdParties = 'allowed',
  audience = 'diners',
  children,
}: Props): ReactNode {
  return (
    <html lang="ro" data-scroll-behavior="smooth" className={fontClasses}>
      <body>
        <SkipLink />
        {thirdParties === 'allowed' && <AdConsent />}
        {navigation === 'shown' && <SiteHeader audience={audience} />}
        {children}
        <SiteFooter />
        <PictureErrorHandler />
      </body>
    </html>
  );
}
