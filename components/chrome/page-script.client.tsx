'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { showOpenings } from '@/components/ui/show-openings';
import { startPage } from './start-page.ts';

/** Starts what every page does in the browser, on a page with client components. */
export function PageScript(): ReactNode {
  useEffect(() => {
    const controller = new AbortController();
    startPage(controller.signal, [showOpenings, startFrontPage]);
    return () => controller.abort();
  }, []);
  return null;
}

/** Only in development: a built site leaves the framework out of a front page. */
function startFrontPage(signal: AbortSignal): void {
  if (document.querySelector('main[data-script=front]') === null) return;
  import('@/components/front-page/front-page-steps').then(
    ({ FRONT_PAGE_STEPS }) => {
      for (const step of FRONT_PAGE_STEPS) step(signal);
    },
    () => undefined,
  );
}
