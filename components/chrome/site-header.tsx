import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ServerPart } from '@/components/ui/server-part';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { AppLogo, SiteLogo } from './brand.tsx';
import { CONTENT_ID } from './content-id.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { FOOTER_NAVIGATION_ID } from './site-footer.tsx';
import styles from './site-header.module.scss';

/** The underscore keeps the id distinct from the anchors of categories. */
const HEADER_ID = 'antet_pagina';

export type HeaderAudience = 'diners' | 'partners';

type Props = {
  /** 'partners' adds a link to another site, where restaurants create an account. */
  readonly audience: HeaderAudience;
  readonly language: Language;
};

/** The header of requirements F-1, F-2 and F-4. */
export function SiteHeader({ audience, language }: Props): ReactNode {
  const { chrome, footer } = chromeCopy[language];
  const { partnerPanelUrl } = getSettings();
  return (
    <ServerPart id={HEADER_ID}>
      <header id={HEADER_ID} className={styles.header}>
        <div className={styles.bar}>
          <SiteLogo language={language} />
          <nav aria-label={chrome.mainNavigation} className={styles.desktop}>
            <ul className={styles.items}>
              <Items links={getDesktopLinks(audience, language)} language={language} />
            </ul>
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
              <Items links={getMenuLinks(audience, language)} language={language} />
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
    </ServerPart>
  );
}

/** The header inside an app, without links. */
export function AppHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <AppLogo />
      </div>
    </header>
  );
}

export function SkipLink({ language }: { readonly language: Language }): ReactNode {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {chromeCopy[language].chrome.skipToContent}
    </a>
  );
}

type HeaderLink = { readonly href: Route; readonly label: string };

type ItemsProps = { readonly links: readonly HeaderLink[]; readonly language: Language };

function Items({ links, language }: ItemsProps): ReactNode {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} {...markLink(language)}>
        {label}
      </a>
    </li>
  ));
}

/**
 * On the home page, the section with both stores and, on a computer, with a code for a phone. The
 * download page would leave a computer for a store within seconds.
 */
const APP_SECTION: Route = `${routes.home()}#descarca_aplicatia`;

/** The logo beside these links leads home, and the footer has the legal documents. */
function getDesktopLinks(audience: HeaderAudience, language: Language): readonly HeaderLink[] {
  const { chrome, footer } = chromeCopy[language];
  const links = [
    { href: routes.restaurants(), label: chrome.restaurants },
    { href: routes.partner(), label: footer.partners },
  ];
  const app = { href: APP_SECTION, label: footer.downloadApp };
  return audience === 'diners' ? [...links, app] : links;
}

/** The specified four pages, then what a phone's visitor also looks for. */
function getMenuLinks(audience: HeaderAudience, language: Language): readonly HeaderLink[] {
  const { chrome, footer } = chromeCopy[language];
  const links = [
    { href: routes.home(), label: chrome.home },
    { href: routes.restaurants(), label: chrome.restaurants },
    { href: routes.terms(), label: chrome.terms },
    { href: routes.privacy(), label: chrome.privacy },
    { href: routes.partner(), label: footer.partners },
  ];
  const app = { href: routes.downloadApp(), label: footer.downloadApp };
  return audience === 'diners' ? [...links, app] : links;
}
