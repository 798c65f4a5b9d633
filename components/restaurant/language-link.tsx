import type { ReactNode } from 'react';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { languageNames } from '@/lib/i18n/language-choice';
import type { Language } from '@/lib/i18n/language';
import styles from './restaurant.module.scss';

type Props = {
  readonly language: Language;
  /** The flags that the query of the link keeps. */
  readonly flags?: readonly string[];
  readonly className?: string | undefined;
};

/** A link to the same page in the other language. The query of the link names the language. */
export function LanguageLink({
  language: current,
  flags = [],
  className = styles.language,
}: Props): ReactNode {
  const start = flags.map((flag) => `${flag}=1&`).join('');
  return languageNames
    .filter(({ language }) => language !== current)
    .map(({ language, name }) => (
      <a
        key={language}
        href={`?${start}${LANGUAGE_PARAM}=${language}`}
        hrefLang={language}
        lang={language}
        rel="nofollow"
        className={className}
      >
        <span>{name}</span>
      </a>
    ));
}
