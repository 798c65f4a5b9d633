import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Language } from '@/lib/i18n/language';
import { languageNames } from '@/lib/i18n/language-names';
import { formatLanguageQuery } from '@/lib/i18n/language-query';
import type { PageQuery } from '@/lib/i18n/language-query';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import styles from './language-switch.module.scss';

type Props = {
  readonly language: Language;
  /** The page's query. The links keep it, except for the language. */
  readonly query: PageQuery;
};

/** The links set the language in the page's query, so they need neither a script nor storage. */
export function LanguageSwitch({ language: current, query }: Props): ReactNode {
  return (
    <nav aria-label={transactionCopy[current].languageSwitch}>
      <ul className={styles.languages}>
        {languageNames.map(({ language, code, name }) => (
          <li key={language}>
            <a
              href={formatLanguageQuery(query, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              className={styles.language}
            >
              {code} <VisuallyHidden>{name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
