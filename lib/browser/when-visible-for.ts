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
