import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { fontClasses } from '@/styles/fonts';
import { ChromeVariant } from './chrome-variant.client.tsx';
import { MobileMenuScript } from './mobile-menu-script.client.tsx';
import { AppFooter, ShortFooter } from './site-footer.tsx';
import { AppHeader, SiteHeader, SkipLink } from './site-header.tsx';

type Props = { readonly language: Language; readonly children: ReactNode };

export function TransactionDocument({ language, children }: Props): ReactNode {
  return (
    <html lang={language} data-scroll-behavior="smooth" className={fontClasses}>
      <body>
        <SkipLink language={language} />
        <ChromeVariant
          browser={
            <>
              <SiteHeader audience="diners" language={language} />
              <MobileMenuScript />
            </>
          }
          app={<AppHeader />}
        />
        {children}
        <ChromeVariant
          browser={<ShortFooter language={language} />}
          app={<AppFooter language={language} />}
        />
      </body>
    </html>
  );
}
