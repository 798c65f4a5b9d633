import type { ReactNode } from 'react';
import { OFFLINE_NOTICE_ID } from '@/lib/offline/offline-addresses';
import { getOfflineMenus } from '@/lib/offline/offline-menus';
import { KeepOffline } from './keep-offline.client.tsx';
import styles from './offline-copy.module.scss';

/**
 * Has the page kept by the service worker, and has the place for the notice on a kept copy. The
 * worker fills it before the browser gets the copy, so that nothing moves, and React keeps what it
 * finds there. The worker looks for exactly this beginning: `<p id="…" hidden=""`.
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
