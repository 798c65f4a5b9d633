import type { ReactNode } from 'react';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { languageNames } from '@/lib/i18n/language-names';
import { HIDDEN_MODAL, HIDDEN_NAVBAR } from '@/lib/menu-query';
import styles from './menu-hero.module.scss';

type Props = { readonly language: Language; readonly hiddenNavbar: boolean };

/**
 * A link to the same menu in the other language. The query of the link names the language, and
 * `HIDDEN_MODAL` in the query keeps the opening popup closed.
 */
export function MenuLanguageLink({ language: current, hiddenNavbar }: Props): ReactNode {
  return languageNames
    .filter(({ language }) => language !== current)
    .map(({ language, name }) => {
      const query = new URLSearchParams({ [HIDDEN_MODAL]: '1', [LANGUAGE_PARAM]: language });
      if (hiddenNavbar) query.set(HIDDEN_NAVBAR, '1');
      return (
        <a
          key={language}
          href={`?${query.toString()}`}
          hrefLang={language}
          lang={language}
          rel="nofollow"
          className={styles.language}
        >
          {name}
        </a>
      );
    });
}
