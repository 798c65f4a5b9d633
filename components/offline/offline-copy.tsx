import type { ReactNode } from 'react';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/offline-addresses';
import { getOfflineMenus } from '@/lib/offline/offline-menus';
import { KeepOffline } from './keep-offline.client.tsx';
import styles from './offline-copy.module.scss';

/**
 * Asks the service worker to keep the page. The empty `<p>` is for the notice on a kept copy: the
 * worker fills it before the browser gets the copy, so that nothing moves, and React leaves that
 * text unchanged. The worker looks for exactly this beginning: `<p id="…" hidden=""`.
 */
export function OfflineCopy(): ReactNode {
  if (getOfflineMenus() === 'off') return null;
  return (
    <>
      <p id={OFFLINE_NOTICE_ID} hidden className={styles.notice} suppressHydrationWarning>
        {''}
      </p>
      <KeepOffline />
    </>
  );
}
