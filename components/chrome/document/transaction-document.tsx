import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';
import { AppFooter } from '@/components/chrome/footer/app-footer';
import { SiteFooter } from '@/components/chrome/footer/site-footer';
import { AppHeader } from '@/components/chrome/header/app-header';
import { SiteHeader } from '@/components/chrome/header/site-header';
import type { Language } from '@/lib/i18n/language';
import { fontClasses } from '@/styles/fonts';
import { ChromeVariant } from './chrome-variant.client.tsx';

type Props = { readonly language: Language; readonly children: ReactNode };

export function TransactionDocument({ language, children }: Props): ReactNode {
  return (
    <html lang={language} data-scroll-behavior="smooth" className={fontClasses}>
      <body>
        <SkipLink language={language} />
        <ChromeVariant
          browser={<SiteHeader audience="diners" language={language} />}
          app={<AppHeader />}
        />
        {children}
        <ChromeVariant
          browser={<SiteFooter language={language} />}
          app={<AppFooter language={language} />}
        />
      </body>
    </html>
  );
}
