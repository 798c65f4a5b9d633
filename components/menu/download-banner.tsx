import type { ReactNode } from 'react';
import { MenuCode } from '@/components/native-app/app-code';
import type { Order } from '@/components/native-app/order';
import { StoreButtons } from '@/components/native-app/store-buttons';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './download-banner.module.scss';

type Props = { readonly order: Order; readonly language: Language };

export function DownloadBanner({ order, language }: Props): ReactNode {
  const { label, text } = menuPageCopy[language].downloadBanner;
  return (
    <section aria-label={label} className={styles.banner}>
      <div className={styles.band}>
        <p className={styles.text}>{text(getSettings().brandName)}</p>
        <StoreButtons order={order} language={language} code={<MenuCode order={order} />} />
      </div>
    </section>
  );
}
