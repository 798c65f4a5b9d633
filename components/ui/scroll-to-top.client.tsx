'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** The page opens at its top, as specified, also when it is loaded again. A link to a part wins. */
export function ScrollToTop(): ReactNode {
  useEffect(() => {
    if (window.location.hash !== '') return;
    // Else the browser may go back to where it was, after us.
    window.history.scrollRestoration = 'manual';
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return null;
}
