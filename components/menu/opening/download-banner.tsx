import type { ReactNode } from 'react';
import { StoreButtons } from '@/components/app/store-buttons';
import { formatStoreLinks } from '@/lib/app/store-links';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './download-banner.module.scss';

export function DownloadBanner({ restaurantId }: { readonly restaurantId: string }): ReactNode {
  const { label, text } = siteCopy.downloadBanner;
  return (
    <section aria-label={label} className={styles.banner}>
      <div className={styles.band}>
        <p className={styles.text}>{text(getSettings().brandName)}</p>
        <StoreButtons links={formatStoreLinks({ restaurantId })} />
      </div>
    </section>
  );
}
