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
