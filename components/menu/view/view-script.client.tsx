'use client';

import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';

/**
 * The script is only in the HTML of the server: a browser would not run one that React creates. The
 * text is left out of the browser's code.
 */
export function ViewScript(): ReactNode {
  const text = typeof window === 'undefined' ? MENU_VIEW_SCRIPT : '';
  if (useIsHydrated()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
