/**
 * Whether Back or Forward loaded the page. Then the page must not repeat its action by itself, such
 * as the submission of a payment form.
 */
export function isBackForwardLoad(): boolean {
  return isNavigationType('back_forward');
}

/** Whether the page was reloaded by the user, by a script, or by a web view that restores it. */
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
 * Calls back at once, or as soon as the user opens a prerendered page. Does not wait until the page
 * is visible: a payment page must go on while the payer is in the bank's app. Returns a function
 * that cancels the callback.
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
