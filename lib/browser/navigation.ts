/** Whether Back or Forward loaded the document. If so, the user did not ask the page to act. */
export function isBackForwardLoad(): boolean {
  return isNavigationType('back_forward');
}

/** Whether a reload loaded the document, by the user or by a web view. */
export function isReload(): boolean {
  return isNavigationType('reload');
}

function isNavigationType(type: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === type;
}

/** Whether the browser prerenders the page because it guesses that the user will open it. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/**
 * Calls back as soon as the page is not, or no longer, prerendered. A page in the background counts
 * as opened, because the bank's app may be in front. Returns a function that cancels the call.
 */
export function whenOpened(callback: () => void): () => void {
  if (!isPrerendering()) {
    callback();
    return () => undefined;
  }
  const options = { once: true };
  document.addEventListener('prerenderingchange', callback, options);
  return () => document.removeEventListener('prerenderingchange', callback);
}
