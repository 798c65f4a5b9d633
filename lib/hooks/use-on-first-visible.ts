import { useEffect, useEffectEvent, useRef } from 'react';
import { isPrerendering } from '@/lib/browser/navigation';

const CHANGES = ['visibilitychange', 'prerenderingchange'] as const;

const isVisible = (): boolean => document.visibilityState === 'visible' && !isPrerendering();

/** Calls `run` once, when the page is first visible. */
export function useOnFirstVisible(run: () => void): void {
  const hasRun = useRef(false);
  const onVisible = useEffectEvent(run);
  useEffect(() => {
    const runOnce = (): void => {
      if (hasRun.current || !isVisible()) return;
      hasRun.current = true;
      onVisible();
    };
    runOnce();
    for (const change of CHANGES) document.addEventListener(change, runOnce);
    return () => {
      for (const change of CHANGES) document.removeEventListener(change, runOnce);
    };
  }, []);
}
