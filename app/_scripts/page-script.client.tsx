'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Runs the script of the page in development, after hydration, so that an edit of the script is shown
 * too. In the built site the page cache puts the script into the page (decision 64).
 */
export function PageScript(): ReactNode {
  useEffect(() => {
    const kind = document.querySelector('main')?.dataset['kind'];
    // oxlint-disable-next-line owners/environment -- so that the bundler leaves the import out of a build
    if (process.env.NODE_ENV !== 'development' || kind === undefined) return;
    void import(`./${kind}-page.ts`);
  }, []);
  return null;
}
