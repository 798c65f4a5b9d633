'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** Scrolls to the top (requirements H-8 and G-4), except for an address with an anchor. */
export function ScrollToTop(): ReactNode {
  useEffect(() => {
    if (window.location.hash !== '') return;
    // Otherwise the browser may restore the previous scroll position afterwards.
    window.history.scrollRestoration = 'manual';
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
