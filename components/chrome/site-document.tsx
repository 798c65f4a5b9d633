import type { ReactNode } from 'react';
import { ConsentBanner } from '@/components/analytics/consent-banner';
import { Spinner } from '@/components/ui/spinner';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { fontClasses } from '@/styles/fonts';
import { DEVICE_SCRIPT } from '@/lib/native-app/device-script';
import { ShortFooter, SiteFooter } from './site-footer.tsx';
import { SiteHeader, SkipLink } from './site-header.tsx';
import type { HeaderAudience } from './site-header.tsx';
import { PAGE_SPINNER_ID } from './start-page.ts';

type Props = {
  /** 'hidden' leaves out the header, for embedded menus. */
  readonly navigation: 'shown' | 'hidden';
  /**
   * 'none' leaves out the ad pixel and the web vitals, for pages with personal data and for
   * embedded menus.
   */
  readonly analytics?: 'allowed' | 'none';
  readonly audience?: HeaderAudience;
  /** 'short' for a page with personal data. */
  readonly footer?: 'whole' | 'short';
  readonly language: Language;
  readonly children: ReactNode;
};

/** `children` holds the `<main>`. */
export function SiteDocument({
  navigation,
  analytics = 'allowed',
  audience = 'diners',
  footer = 'whole',
  language,
  children,
}: Props): ReactNode {
  const { vitalsSamplePercent } = getSettings();
  const Footer = footer === 'whole' ? SiteFooter : ShortFooter;
  return (
    <html
      lang={language}
      data-scroll-behavior="smooth"
      className={fontClasses}
      {...(analytics === 'allowed' &&
        vitalsSamplePercent > 0 && { 'data-vitals-share': vitalsSamplePercent / 100 })}
      suppressHydrationWarning
    >
      <body>
        {/* Tells the stylesheets the device. Pages for partners lead to no store. */}
        {audience === 'diners' && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: DEVICE_SCRIPT }} />
        )}
        <SkipLink language={language} />
        {analytics === 'allowed' && <ConsentBanner language={language} />}
        {navigation === 'shown' && <SiteHeader audience={audience} language={language} />}
        {children}
        <Footer language={language} />
        <div id={PAGE_SPINNER_ID} hidden>
          <Spinner label={chromeCopy[language].chrome.loading} />
        </div>
      </body>
    </html>
  );
}
