import { useCallback, useSyncExternalStore } from 'react';
import { formatProductAddress, parseProductSlug } from '../browser/product-address.ts';

type ProductAddress = {
  /** Of the product that the address names; undefined on the server and without one. */
  readonly slug: string | undefined;
  readonly open: (slug: string) => void;
  readonly close: () => void;
};

/** In the state of a history entry: the one before it is the same menu without a product. */
const OPENED_HERE = 'openedHere';

/** Changing the history tells nobody; this does. */
const CHANGED = 'productaddress';

function subscribe(listener: () => void): () => void {
  for (const type of ['popstate', CHANGED]) addEventListener(type, listener);
  return () => {
    for (const type of ['popstate', CHANGED]) removeEventListener(type, listener);
  };
}

/**
 * The open product is a matter of the address alone: a shared link opens it, and Back closes it.
 * The framework's own part of the entry's state is kept, or Back would leave the page unchanged.
 */
export function useProductAddress(): ProductAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const open = useCallback((slug: string) => {
    const address = formatProductAddress(location.href, slug);
    history.pushState({ ...history.state, [OPENED_HERE]: true }, '', address);
    dispatchEvent(new Event(CHANGED));
  }, []);
  const close = useCallback(() => {
    if (parseProductSlug(location.search) === undefined) return;
    if (history.state?.[OPENED_HERE] === true) return history.back();
    history.replaceState(history.state, '', formatProductAddress(location.href, undefined));
    dispatchEvent(new Event(CHANGED));
  }, []);
  return { slug: parseProductSlug(search), open, close };
}
