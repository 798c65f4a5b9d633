'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { parseDevice } from '@/lib/device/parse-device';
import { CLOSE_DELAY_MS, getStoreUrl } from '@/lib/device/store-redirect';

type Props = { readonly appStore: string; readonly playStore: string };

/**
 * Sends every device to its store once the page has been painted, and closes the window later, as
 * specified. The page's own place in the history is given up: going back must not land here again.
 */
export function StoreRedirect({ appStore, playStore }: Props): ReactNode {
  useEffect(() => {
    let closing: number | undefined;
    const frame = requestAnimationFrame(() => {
      const device = parseDevice(navigator.userAgent, navigator.maxTouchPoints);
      window.location.replace(getStoreUrl(device, { appStore, playStore }));
      closing = window.setTimeout(() => window.close(), CLOSE_DELAY_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(closing);
    };
  }, [appStore, playStore]);
  return null;
}
