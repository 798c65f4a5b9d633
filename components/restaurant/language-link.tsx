import type { ReactNode } from 'react';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { languageNames } from '@/lib/i18n/language-names';
import styles from './restaurant.module.scss';

/** A link to the same page in the other language. The query of the link names the language. */
export function LanguageLink({ language: current }: { readonly language: Language }): ReactNode {
  return languageNames
    .filter(({ language }) => language !== current)
    .map(({ language, name }) => (
      <a
        key={language}
        href={`?${LANGUAGE_PARAM}=${language}`}
        hrefLang={language}
        lang={language}
        rel="nofollow"
        className={styles.language}
      >
        {name}
      </a>
    ));
}
