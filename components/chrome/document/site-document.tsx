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
  /** 'hidden' leaves the header out, for menus opened inside the apps. */
  readonly navigation: 'shown' | 'hidden';
  /** 'none' is for pages with personal data and for pages inside an app. */
  readonly analytics?: 'allowed' | 'none';
  readonly audience?: HeaderAudience;
  readonly children: ReactNode;
};

/** `children` holds the `<main>`. */
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
