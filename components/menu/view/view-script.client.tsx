'use client';

import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';

/**
 * The script is only in the server's HTML, where the browser runs it. In the browser React renders
 * no script text, because browsers do not run a script that React creates.
 */
export function ViewScript(): ReactNode {
  const text = typeof window === 'undefined' ? MENU_VIEW_SCRIPT : '';
  if (useIsHydrated()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
