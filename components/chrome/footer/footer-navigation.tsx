import type { ReactNode } from 'react';
import { FOOTER_NAVIGATION_ID } from '@/components/chrome/header/header-navigation';
import type { NavigationLink } from '@/components/chrome/header/header-navigation';
import { routes } from '@/lib/addresses/routes';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { legalLinks } from '@/lib/legal/legal-links';
import styles from './site-footer.module.scss';

type NavigationGroup = { readonly heading: string; readonly links: readonly NavigationLink[] };

function getFooterNavigation(language: Language): readonly NavigationGroup[] {
  const { chrome, footer } = chromeCopy[language];
  return [
    {
      heading: footer.pages,
      links: [
        { href: routes.home(), label: chrome.home },
        { href: routes.restaurants(), label: chrome.restaurants },
        { href: routes.partner(), label: footer.partners },
        { href: routes.downloadApp(), label: footer.downloadApp },
      ],
    },
    {
      heading: footer.legal,
      links: [
        { href: routes.terms(), label: footer.terms },
        { href: routes.privacy(), label: footer.privacy },
        { href: legalLinks.accountDeletion.href, label: footer.accountDeletion },
        { href: routes.cookies(), label: footer.cookies },
        { href: routes.coinsTerms(), label: footer.coinsTerms },
        { href: routes.additionalAct(), label: footer.additionalAct },
        { href: routes.eula(), label: footer.eula },
        { href: routes.accessibility(), label: footer.accessibility },
      ],
    },
  ];
}

export function FooterNavigation({ language }: { readonly language: Language }): ReactNode {
  return (
    <nav
      id={FOOTER_NAVIGATION_ID}
      aria-label={chromeCopy[language].footer.label}
      className={styles.links}
    >
      {getFooterNavigation(language).map(({ heading, links }) => (
        <div key={heading} className={styles.group}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.list}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} {...markLink(language)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
