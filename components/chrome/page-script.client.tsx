'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { startPage } from './start-page.ts';

/** Starts what every page does in the browser, on a page with client components. */
export function PageScript(): ReactNode {
  useEffect(() => {
    const controller = new AbortController();
    startPage(controller.signal);
    return () => controller.abort();
  }, []);
  return null;
}
