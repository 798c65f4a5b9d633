import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { formatProductAddress, parseProductSlug } from '../browser/product-address.ts';

type ProductAddress = {
  /**
   * The slug of the product in the address. Undefined on the server, during hydration, and if the
   * address names no product.
   */
  readonly slug: string | undefined;
  readonly open: (slug: string) => void;
  /**
   * Opens another product in the same history entry, so that Back leads to the menu and not to the
   * product that was open before.
   */
  readonly replace: (slug: string) => void;
  readonly close: () => void;
};

/** Marks a history entry that `open` has added. `close` goes back only from such an entry. */
const OPENED_HERE = 'openedHere';

/** `pushState` and `replaceState` fire no `popstate`, so the hook dispatches this event. */
const CHANGED = 'productaddress';

function subscribe(listener: () => void): () => void {
  for (const type of ['popstate', CHANGED]) addEventListener(type, listener);
  return () => {
    for (const type of ['popstate', CHANGED]) removeEventListener(type, listener);
  };
}

/**
 * The product in the page's address. The hook keeps the fields that Next stores in the history
 * state, because Next reads them after Back and Forward.
 */
export function useProductAddress(): ProductAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const slug = parseProductSlug(search);
  const open = useCallback((opened: string) => {
    const address = formatProductAddress(location.href, opened);
    // With `auto`, Back would scroll to where the page was when the popup opened. But the popup may
    // have shown other products since then, and the page has to stay at the last of them.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [OPENED_HERE]: true }, '', address);
    dispatchEvent(new Event(CHANGED));
  }, []);
  const replace = useCallback((opened: string) => {
    history.replaceState(history.state, '', formatProductAddress(location.href, opened));
    dispatchEvent(new Event(CHANGED));
  }, []);
  const close = useCallback(() => {
    if (parseProductSlug(location.search) === undefined) return;
    if (history.state?.[OPENED_HERE] === true) return history.back();
    history.replaceState(history.state, '', formatProductAddress(location.href, undefined));
    dispatchEvent(new Event(CHANGED));
  }, []);
  useEffect(() => {
    if (slug !== undefined) return;
    // Browsers restore the scroll position after `popstate`, in the same task. Until that task ends
    // `history.scrollRestoration` has to be `manual`, so set `auto` in the next frame.
    const frame = requestAnimationFrame(() => {
      history.scrollRestoration = 'auto';
    });
    return () => cancelAnimationFrame(frame);
  }, [slug]);
  return { slug, open, replace, close };
}
