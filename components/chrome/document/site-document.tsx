import type { ReactNode } from 'react';
import { AdConsent } from '@/components/analytics/ad-consent';
import { VitalsSampling } from '@/components/analytics/vitals-sampling';
import { SiteFooter } from '@/components/chrome/footer/site-footer';
import { SiteHeader } from '@/components/chrome/header/site-header';
import type { HeaderAudience } from '@/components/chrome/header/site-header';
import { PictureErrorHandler } from '@/components/ui/picture/picture-error-handler.client';
import '@/components/chrome/main/error-styles';
import { fontClasses } from '@/styles/fonts';
import { SkipLink } from './skip-link.tsx';

type Props = {
  /**
   * 'hidden' leaves the header out of the HTML, for menus opened inside the apps. The footer stays.
   */
  readonly navigation: 'shown' | 'hidden';
  /**
   * 'none' omits the pixel, its banner and the measurement of speed: for personal addresses and for
   * pages inside an app.
   */
  readonly analytics?: 'allowed' | 'none';
  readonly audience?: HeaderAudience;
  readonly children: ReactNode;
};

/** The HTML document of the public site's pages; `children` holds the `<main>`. */
export function SiteDocument({
  navigation,
  analytics = 'allowed',
  audience = 'diners',
  children,
}: Props): ReactNode {
  return (
    <html lang="ro" data-scroll-behavior="smooth" className={fontClasses}>
      <body>
        <SkipLink />
        {analytics === 'allowed' && <AdConsent />}
        {navigation === 'shown' && <SiteHeader audience={audience} />}
        {children}
        <SiteFooter />
        <PictureErrorHandler />
        {analytics === 'allowed' && <VitalsSampling />}
      </body>
    </html>
  );
}
