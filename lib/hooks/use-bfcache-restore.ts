import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when Back or Forward restores the page from the bfcache, with its scripts still
 * running.
 */
export function useBfcacheRestore(onRestore: () => void): void {
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) restore();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
