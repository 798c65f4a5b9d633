import type { ReactNode } from 'react';
import { StoreButtons } from '@/components/native-app/store-buttons';
import styles from './store-section.module.scss';

const HEADING_ID = 'descarca_aplicatia';

type Props = {
  readonly heading: string;
  readonly text: string;
  /** What a computer shows in the place of the buttons. */
  readonly code?: ReactNode;
};

export function StoreSection({ heading, text, code }: Props): ReactNode {
  return (
    <section aria-labelledby={HEADING_ID} className={styles.section}>
      <div className={styles.arch}>
        <h2 id={HEADING_ID} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <StoreButtons language="ro" code={code} />
      </div>
    </section>
  );
}
