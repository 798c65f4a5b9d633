'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** The page opens at its top, wherever the one before was scrolled to, as specified. */
export function ScrollToTop(): ReactNode {
  useEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  return null;
}
