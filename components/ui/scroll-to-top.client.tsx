'use client';

import { useEffect } from 'react';
import { attempt } from '@/lib/browser/attempt';
import type { ReactNode } from 'react';

/** Scrolls the page to its top (requirements H-8 and G-4), unless the address has an anchor. */
export function ScrollToTop(): ReactNode {
  useEffect(() => {
    if (window.location.hash !== '') return;
    // With 'auto' the browser may restore the previous scroll position after `scrollTo`.
    attempt(() => (window.history.scrollRestoration = 'manual'));
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
