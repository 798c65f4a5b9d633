'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

type Props = {
  /** The share of page loads that is measured, from 0 to 1. */
  readonly share: number;
};

const measure = (): void => {
  import('@/lib/reports/vitals-beacon').catch(() => undefined);
};

/**
 * Decides in the browser whether to measure the web vitals of this page load. The server cannot
 * decide, because a cached page is the same for all visitors.
 */
export function VitalsSample({ share }: Props): ReactNode {
  useEffect(() => {
    if (Math.random() >= share) return;
    if (document.readyState === 'complete') measure();
    else addEventListener('load', measure);
  }, [share]);

  return null;
}
