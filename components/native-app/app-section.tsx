import type { ReactNode } from 'react';
import { MenuCode } from '@/components/native-app/app-code';
import type { Order } from '@/components/native-app/order';
import { StoreButtons } from '@/components/native-app/store-buttons';
import type { Language } from '@/lib/i18n/language';
import styles from './app-section.module.scss';

const HEADING_ID = 'aplicatia_mobila_titlu';

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly order: Order;
  readonly language: Language;
};

export function AppSection({ heading, text, order, language }: Props): ReactNode {
  return (
    <section aria-labelledby={HEADING_ID} className={styles.section}>
      <div className={styles.textColumn}>
        <h2 id={HEADING_ID} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <StoreButtons order={order} language={language} code={<MenuCode order={order} />} />
    </section>
  );
}
