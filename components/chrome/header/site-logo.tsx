import type { ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { BrandLogo } from './brand-mark.tsx';
import styles from './site-logo.module.scss';

export function SiteLogo({ language = 'ro' }: { readonly language?: Language }): ReactNode {
  return (
    <a
      href={routes.home()}
      className={styles.logo}
      aria-label={chromeCopy[language].chrome.homeLink(getSettings().brandName)}
    >
      <BrandLogo />
    </a>
  );
}
