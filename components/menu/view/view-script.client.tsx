'use client';

import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';

/** Browsers run this script from the server's HTML; they would not run one that React creates. */
export function ViewScript(): ReactNode {
  const text = typeof window === 'undefined' ? MENU_VIEW_SCRIPT : '';
  if (useIsHydrated()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
