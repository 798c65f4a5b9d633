'use client';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { watchSlowPages } from './slow-pages.ts';

/**
 * Shows its children while the next page, of a restaurant or a menu, loads (requirement L-8). They
 * come from the server, because a client component would bring the spinner's styles along.
 */
export function PageSpinner({ children }: { readonly children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(false);
  useEffect(() => watchSlowPages(setShown), []);
  return isShown ? children : null;
}
