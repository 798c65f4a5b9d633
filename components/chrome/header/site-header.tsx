import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getSettings } from '@/lib/config';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { MobileMenu } from './mobile-menu.client.tsx';
import { FOOTER_NAVIGATION_ID, getHeaderNavigation } from './header-navigation.ts';
import styles from './site-header.module.scss';
import { SiteLogo } from './site-logo.tsx';

export type HeaderAudience = 'diners' | 'partners';

type Props = {
  /** 'partners' adds a link to another site, where restaurants create an account. */
  readonly audience: HeaderAudience;
  readonly language?: Language;
};

export function SiteHeader({ audience, language = 'ro' }: Props): ReactNode {
  const { chrome, footer } = chromeCopy[language];
  const { partnerPanelUrl } = getSettings();
  const items = getHeaderNavigation(language).map(({ href, label }) => (
    <li key={href}>
      <a href={href} {...markLink(language)}>
        {label}
      </a>
    </li>
  ));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLogo language={language} />
        <nav aria-label={chrome.mainNavigation} className={styles.desktop}>
          <ul className={styles.items}>{items}</ul>
        </nav>
        {audience === 'partners' && (
          <a href={partnerPanelUrl} rel="noopener" className={styles.account}>
            {chrome.createAccount}
          </a>
        )}
        <div className={styles.mobile}>
          <MobileMenu
            openLabel={chrome.openMenu}
            closeLabel={chrome.closeMenu}
            menuLabel={chrome.mobileMenu}
            tagline={footer.tagline}
            logo={<SiteLogo language={language} />}
          >
            {items}
            {audience === 'partners' && (
              <li>
                <a href={partnerPanelUrl} rel="noopener">
                  {chrome.createAccount}
                </a>
              </li>
            )}
          </MobileMenu>
          <noscript>
            <a
              href={`#${FOOTER_NAVIGATION_ID}`}
              className={styles.fallback}
              aria-label={chrome.openMenu}
            >
              <Icon name="menu" size={28} />
            </a>
          </noscript>
        </div>
      </div>
    </header>
  );
}
