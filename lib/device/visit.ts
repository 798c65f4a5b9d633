/** Whether the document was reached by Back or Forward, so that nobody asked for it to act. */
export function isReturnVisit(): boolean {
  return isVisitBy('back_forward');
}

/** Whether the document is here again after a reload, by a person or a web view. */
export function isReload(): boolean {
  return isVisitBy('reload');
}

function isVisitBy(type: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === type;
}

/** Whether a browser renders the page ahead, on a guess that somebody will open it. */
export function isPrerendered(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/**
 * Calls when somebody opened the page: not while a browser renders it ahead, on a guess. A page in
 * the background counts, because the bank's app may be in front. Returns what takes the call back.
 */
export function whenOpened(callback: () => void): () => void {
  if (!isPrerendered()) {
    callback();
    return () => undefined;
  }
  const options = { once: true };
  document.addEventListener('prerenderingchange', callback, options);
  return () => document.removeEventListener('prerenderingchange', callback);
}
