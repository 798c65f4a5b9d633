import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { CONTENT_ID } from '@/components/chrome/content-id';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { formatLanguageQuery, languageNames } from '@/lib/i18n/language-choice';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import type { PageState } from '@/lib/i18n/transaction/transaction-copy';
import styles from './transaction-main.module.scss';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import languageSwitchStyles from './language-switch.module.scss';

type Props = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly heading: string;
  /** Selects the sign and the colours of the band with the heading. */
  readonly state: PageState;
  /** Wraps the language switch on a page that handles clicks on the language links itself. */
  readonly languageSwitchWrapper?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
};

export function TransactionMain(props: Props): ReactNode {
  const { language, query, heading, state, children } = props;
  const { languageSwitchWrapper: Frame = Fragment } = props;
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <div className={styles.page}>
        <Frame>
          <LanguageSwitch language={language} query={query} />
        </Frame>
        <div data-state={state} className={`${styles.band} ${styles[state]}`}>
          <Sign state={state} name={transactionCopy[language].signs[state]} />
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        <div className={styles.panel}>{children}</div>
      </div>
    </main>
  );
}

/**
 * The outlines differ as much as the drawings in them, so that the states can be told apart in grey
 * and at the size of a thumbnail. `cut` draws in the colour of the band.
 */
const SIGNS: Readonly<Record<PageState, ReactNode>> = {
  // A clock.
  waiting: <path d="M24 44a20 20 0 1 0 0-40 20 20 0 0 0 0 40zM24 13v12l8 5" />,
  // A lock.
  ready: (
    <>
      <path d="M15 21v-6a9 9 0 0 1 18 0v6" />
      <rect x="9" y="21" width="30" height="22" rx="4" fill="currentColor" />
      <path d="M24 29v6" className={styles.cut} />
    </>
  ),
  // A tick in a disc.
  done: (
    <>
      <circle cx="24" cy="24" r="20" fill="currentColor" />
      <path d="M14 25l7 7 13-15" className={styles.cut} />
    </>
  ),
  // A cross in an octagon.
  failed: (
    <>
      <path d="M16 4h16l12 12v16L32 44H16L4 32V16z" fill="currentColor" />
      <path d="M16 16l16 16M32 16L16 32" className={styles.cut} />
    </>
  ),
  // A question mark in a square that stands on a corner.
  unknown: (
    <path d="M24 3l21 21-21 21L3 24zM18.5 19.5a5.5 5.5 0 1 1 8 5c-1.8 1-2.5 2-2.5 3.5M24 34v.01" />
  ),
  // An arrow out of a door.
  left: <path d="M22 5H7v38h15M17 24h26M33 14l10 10-10 10" />,
};

function Sign({ state, name }: { readonly state: PageState; readonly name: string }): ReactNode {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.sign}
    >
      {SIGNS[state]}
    </svg>
  );
}

type LanguageSwitchProps = {
  readonly language: Language;
  /** The page's query. The links keep it, except for the language. */
  readonly query: PageQuery;
};

/** The links set the language in the page's query, so they need neither a script nor storage. */
function LanguageSwitch({ language: current, query }: LanguageSwitchProps): ReactNode {
  return (
    <nav aria-label={transactionCopy[current].languageSwitch}>
      <ul className={languageSwitchStyles.languages}>
        {languageNames.map(({ language, code, name }) => (
          <li key={language}>
            <a
              href={formatLanguageQuery(query, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              className={languageSwitchStyles.language}
            >
              {code} <VisuallyHidden>{name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
