import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * Calls `onMinute` at the start of each minute. Browsers delay timers in hidden pages, so a change
 * of the page's visibility calls `onMinute` too.
 */
function subscribeToMinutes(onMinute: () => void): () => void {
  let timer = 0;
  const wait = (): void => {
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = (): void => {
    onMinute();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', onMinute);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}

/**
 * The beginning of the current minute; undefined on the server and during hydration, because the
 * opening state may change while the page is cached.
 */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS);
}
