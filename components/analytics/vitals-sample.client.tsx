'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';

type Props = {
  /** From 0 to 1. */
  readonly share: number;
};

const measure = (): void => {
  import('@/lib/reports/measure-vitals').catch(() => undefined);
};

/**
 * Decides in the browser whether this visit is measured, because all visitors get the same cached
 * page. The code that measures is loaded only then, and after the page. Keep this file small: every
 * public page loads it. Renders nothing.
 */
export function VitalsSample({ share }: Props): ReactNode {
  useEffect(() => {
    if (Math.random() >= share) return;
    if (document.readyState === 'complete') measure();
    else addEventListener('load', measure);
  }, [share]);

  return null;
}
