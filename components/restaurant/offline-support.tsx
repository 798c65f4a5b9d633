import type { ReactNode } from 'react';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/notice-ids';
import { getOfflineSwitch } from '@/lib/offline/worker-script';
import styles from './restaurant.module.scss';

/**
 * An empty paragraph for a notice, and the sign by which `savePage` knows the pages that it asks the
 * service worker to store. On a stored page the notice says that the page is a copy. The worker
 * writes the notice into the HTML before the browser shows the page, so the notice causes no layout
 * shift. The worker searches the HTML for `<p id="…" hidden=""`, so these two attributes come first.
 */
export function OfflineSupport(): ReactNode {
  if (getOfflineSwitch() === 'off') return null;
  return (
    <p id={OFFLINE_NOTICE_ID} hidden className={styles.notice} suppressHydrationWarning>
      {''}
    </p>
  );
}
