import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './transaction-main.module.scss';

type Props = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly heading: string;
  /** Wraps the language switch on a page that handles clicks on the language links itself. */
  readonly languageSwitchWrapper?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
};

export function TransactionMain(props: Props): ReactNode {
  const { language, query, heading, languageSwitchWrapper: Frame = Fragment, children } = props;
  return (
    <PageMain>
      <div className={styles.page}>
        <Frame>
          <LanguageSwitch language={language} query={query} />
        </Frame>
        <div className={styles.sign}>
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        <div className={styles.panel}>{children}</div>
      </div>
    </PageMain>
  );
}
