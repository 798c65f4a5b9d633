import type { ReactNode } from 'react';
import { MenuCode } from './menu-code.tsx';
import { StoreButtons } from '@/components/app/store-buttons';
import type { Order } from '@/lib/app/order';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './app-section.module.scss';

export const APP_SECTION_ID = 'aplicatia_mobila';
const HEADING_ID = 'aplicatia_mobila_titlu';

type Props = {
  readonly heading: string;
  readonly order: Order;
};

export function AppSection({ heading, order }: Props): ReactNode {
  const { brandName } = getSettings();
  return (
    <section id={APP_SECTION_ID} aria-labelledby={HEADING_ID} className={styles.section}>
      <div className={styles.textColumn}>
        <h2 id={HEADING_ID} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{siteCopy.restaurant.appText(brandName)}</p>
      </div>
      <StoreButtons order={order} code={<MenuCode order={order} />} />
    </section>
  );
}
