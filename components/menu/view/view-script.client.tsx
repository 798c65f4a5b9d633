'use client';

import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';

/**
 * Sets the checkbox of the compact view from the stored value before the browser paints the
 * products. A browser does not run a script that React creates, so only the server's HTML contains
 * the script's text.
 */
export function ViewScript(): ReactNode {
  const text = typeof window === 'undefined' ? MENU_VIEW_SCRIPT : '';
  if (useIsHydrated()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
