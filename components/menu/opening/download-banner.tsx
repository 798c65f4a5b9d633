import type { ReactNode } from 'react';
import { StoreButtons } from '@/components/app/store-buttons';
import { formatStoreLinks } from '@/lib/app/store-links';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './download-banner.module.scss';

type Props = { readonly restaurantId: string; readonly language: Language };

export function DownloadBanner({ restaurantId, language }: Props): ReactNode {
  const { label, text } = menuPageCopy[language].downloadBanner;
  return (
    <section aria-label={label} className={styles.banner}>
      <div className={styles.band}>
        <p className={styles.text}>{text(getSettings().brandName)}</p>
        <StoreButtons links={formatStoreLinks({ restaurantId })} language={language} />
      </div>
    </section>
  );
}
