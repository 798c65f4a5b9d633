import { useEffect, useEffectEvent, useRef } from 'react';
import { onFirstVisible } from '@/lib/browser/visibility';

/** Calls `run` once, when the page is first visible. */
export function useOnFirstVisible(run: () => void): void {
  const hasRun = useRef(false);
  const onVisible = useEffectEvent(run);
  useEffect(() => {
    if (hasRun.current) return undefined;
    const page = new AbortController();
    onFirstVisible(() => {
      hasRun.current = true;
      onVisible();
    }, page.signal);
    return () => page.abort();
  }, []);
}
