'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { showOpenings } from '@/components/ui/show-openings';
import { runSteps, startPage } from './start-page.ts';

/** Starts what every page does in the browser, on a page with client components. */
export function PageScript(): ReactNode {
  useEffect(() => {
    const controller = new AbortController();
    startPage(controller.signal, [showOpenings, startFrontPage]);
    return () => controller.abort();
  }, []);
  return null;
}

/** In development, and on a built front page that has kept the framework (decision 64). */
function startFrontPage(signal: AbortSignal): void {
  if (document.querySelector('main[data-script=front]') === null) return;
  import('@/components/front-page/front-page-steps').then(
    ({ FRONT_PAGE_STEPS }) => {
      if (!signal.aborted) runSteps(FRONT_PAGE_STEPS, signal);
    },
    () => undefined,
  );
}
