import type { ReactNode } from 'react';
import { PageSpinner } from './page-spinner.client.tsx';
import { SkipLink } from './skip-link.tsx';
import { AdConsent } from '@/components/analytics/ad-consent';
import { VitalsSampling } from '@/components/analytics/vitals-sampling';
import { DeviceScript } from '@/components/chrome/document/device-script.client';
import { SiteFooter } from '@/components/chrome/footer/site-footer';
import { SiteHeader } from '@/components/chrome/header/site-header';
import type { HeaderAudience } from '@/components/chrome/header/site-header';
import { PictureErrorHandler } from '@/components/ui/picture/picture-error-handler.client';
import { Spinner } from '@/components/ui/spinner';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { fontClasses } from '@/styles/fonts';

type Props = {
  /** 'hidden' leaves out the header, for embedded menus. */
  readonly navigation: 'shown' | 'hidden';
  /**
   * 'none' leaves out the ad pixel and the web vitals, for pages with personal data and for
   * embedded menus.
   */
  readonly analytics?: 'allowed' | 'none';
  readonly audience?: HeaderAudience;
  readonly language?: Language;
  readonly children: ReactNode;
};

/** `children` holds the `<main>`. */
export function SiteDocument({
  navigation,
  analytics = 'allowed',
  audience = 'diners',
  language = 'ro',
  children,
}: Props): ReactNode {
  return (
    <html
      lang={language}
      data-scroll-behavior="smooth"
      className={fontClasses}
      suppressHydrationWarning
    >
      <body>
        {/* Pages for partners lead to no store. */}
        {audience === 'diners' && <DeviceScript />}
        <SkipLink language={language} />
        {analytics === 'allowed' && <AdConsent language={language} />}
        {navigation === 'shown' && <SiteHeader audience={audience} language={language} />}
        {children}
        <SiteFooter language={language} />
        <PageSpinner>
          <Spinner label={chromeCopy[language].chrome.loading} place="page" />
        </PageSpinner>
        <PictureErrorHandler />
        {analytics === 'allowed' && <VitalsSampling />}
      </body>
    </html>
  );
}
