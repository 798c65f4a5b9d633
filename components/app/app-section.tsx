import type { ReactNode } from 'react';
import { StoreButtons } from '@/components/app/store-buttons';
import { formatStoreLinks } from '@/lib/app/store-links';
import type { Visit } from '@/lib/app/store-links';
import type { Language } from '@/lib/i18n/language';
import styles from './app-section.module.scss';

export const APP_SECTION_ID = 'aplicatia_mobila';
const HEADING_ID = 'aplicatia_mobila_titlu';

type Props = {
  readonly heading: string;
  readonly text: string;
  /** The restaurant of this page, and the table if the page has one, for the store links. */
  readonly visit: Visit;
  readonly language?: Language;
};

export function AppSection({ heading, text, visit, language }: Props): ReactNode {
  return (
    <section id={APP_SECTION_ID} aria-labelledby={HEADING_ID} className={styles.section}>
      <div className={styles.textColumn}>
        <h2 id={HEADING_ID} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <StoreButtons links={formatStoreLinks(visit)} {...(language && { language })} />
    </section>
  );
}
