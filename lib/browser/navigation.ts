/**
 * Whether Back or Forward loaded the page. If so, the page must not repeat an action by itself, for
 * example submit a payment form again.
 */
export function isBackForwardLoad(): boolean {
  return isNavigationType('back_forward');
}

/** Whether the user, a script or a web view has reloaded the page. */
export function isReload(): boolean {
  return isNavigationType('reload');
}

function isNavigationType(type: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === type;
}

export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/**
 * Calls `callback` at once, or, if the page is prerendering, when the user opens the page. Does not
 * wait until the page is visible, because a payment page must also continue while the payer uses
 * the bank's app. Returns a function that cancels the call.
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
