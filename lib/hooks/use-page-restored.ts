import { useEffect } from 'react';

/** Calls when Back or Forward brought the page as it was left, running scripts and all. */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    const hear = (event: PageTransitionEvent): void => {
      if (event.persisted) onRestored();
    };
    addEventListener('pageshow', hear);
    return () => removeEventListener('pageshow', hear);
  }, [onRestored]);
}
