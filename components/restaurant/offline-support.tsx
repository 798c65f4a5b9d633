import type { ReactNode } from 'react';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/notice-ids';
import { getOfflineSwitch } from '@/lib/offline/offline-switch';
import { SavePage } from './save-page.client.tsx';
import styles from './restaurant.module.scss';

/**
 * Asks the service worker to store the page, and renders an empty paragraph for a notice. On a
 * stored page the notice says that the page is a copy. The worker writes the notice into the HTML
 * before the browser shows the page, so the notice causes no layout shift.
 * `suppressHydrationWarning` makes React keep what the worker wrote. The worker searches the HTML
 * for `<p id="…" hidden=""`, so these two attributes come first.
 */
export function OfflineSupport(): ReactNode {
  if (getOfflineSwitch() === 'off') return null;
  return (
    <>
      <p id={OFFLINE_NOTICE_ID} hidden className={styles.notice} suppressHydrationWarning>
        {''}
      </p>
      <SavePage />
    </>
  );
}
