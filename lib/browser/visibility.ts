import { isPrerendering } from './navigation.ts';

const CHANGES = ['visibilitychange', 'prerenderingchange'] as const;

/** Calls `run` once, when the page is first visible, unless `signal` is aborted before. */
export function onFirstVisible(run: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  const runOnce = (): void => {
    if (document.visibilityState !== 'visible' || isPrerendering()) return;
    waiting.abort();
    run();
  };
  signal.addEventListener('abort', () => waiting.abort());
  for (const change of CHANGES) {
    document.addEventListener(change, runOnce, { signal: waiting.signal });
  }
  runOnce();
}

/**
 * Calls `callback` once, when the page has been visible for one animation frame and then for
 * `durationMs`, without a break. Returns a function that cancels the call.
 */
export function whenVisibleFor(durationMs: number, callback: () => void): () => void {
  let frame = 0;
  let timer: number | undefined;
  const pause = (): void => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
  const cancel = (): void => {
    pause();
    document.removeEventListener('visibilitychange', restart);
  };
  const run = (): void => {
    cancel();
    callback();
  };
  function restart(): void {
    pause();
    if (document.visibilityState === 'hidden') return;
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(run, durationMs);
    });
  }
  document.addEventListener('visibilitychange', restart);
  restart();
  return cancel;
}

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
