const MINUTE_MS = 60_000;

/**
 * Calls `run` at once and at the start of each minute, until `signal` ends it. Browsers delay timers
 * in hidden pages, so a change of the page's visibility calls `run` too.
 */
export function onEachMinute(run: (now: Date) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    const now = new Date();
    timer = setTimeout(tick, MINUTE_MS - (now.getTime() % MINUTE_MS));
    run(now);
  };
  document.addEventListener('visibilitychange', () => run(new Date()), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  tick();
}
