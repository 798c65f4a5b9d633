import { useEffect, useEffectEvent, useRef } from 'react';
import { isPrerendered } from '@/lib/device/visit';

const CHANGES = ['visibilitychange', 'prerenderingchange'] as const;

/** A page may be loaded and never looked at: opened behind, or prerendered on a guess. */
const isSeen = (): boolean => document.visibilityState === 'visible' && !isPrerendered();

/** Runs once for a load of the page, as soon as somebody can see it; effects that repeat do not. */
export function useWhenSeen(run: () => void): void {
  const hasRun = useRef(false);
  const onSeen = useEffectEvent(run);
  useEffect(() => {
    const runOnce = (): void => {
      if (hasRun.current || !isSeen()) return;
      hasRun.current = true;
      onSeen();
    };
    runOnce();
    for (const change of CHANGES) document.addEventListener(change, runOnce);
    return () => {
      for (const change of CHANGES) document.removeEventListener(change, runOnce);
    };
  }, []);
}
