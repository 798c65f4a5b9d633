import type { ReactNode } from 'react';
import { FOOTER_NAVIGATION_ID, getFooterNavigation } from '@/components/chrome/header/navigation';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import styles from './site-footer.module.scss';

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
