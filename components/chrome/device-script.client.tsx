'use client';

import type { ReactNode } from 'react';
import { DEVICE_SCRIPT } from '@/lib/native-app/device-script';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';

/**
 * Tells the stylesheets the device. A browser does not run a script that React creates, so only the
 * server's HTML contains the script's text.
 */
export function DeviceScript(): ReactNode {
  const text = typeof window === 'undefined' ? DEVICE_SCRIPT : '';
  if (useIsHydrated()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
