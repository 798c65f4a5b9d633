import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { attempt } from '../browser/attempt.ts';
import { isAtAddress } from '../browser/history-state.ts';
import { formatProductAddress } from '../browser/product-address.ts';
import { parseProductSlug } from '../query-values.ts';

type ProductAddress = {
  /**
   * The slug of the product in the address. Undefined if the address names no product.
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

/** The product in the page's address. Keeps the fields of others in the history's state. */
export function useProductAddress(): ProductAddress {
  const search = useSyncExternalStore(subscribe, () => location.search);
  /** The query that the address would have if the browser had not refused the change. */
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const follow = (): void => setRefused(undefined);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const slug = parseProductSlug(new URLSearchParams(refused ?? search));
  /** The popup first, its address after it: the browser may refuse the change (`attempt.ts`). */
  const change = (
    method: 'pushState' | 'replaceState',
    shown: string | undefined,
    fields?: Readonly<Record<string, unknown>>,
  ): void => {
    const address = formatProductAddress(location.href, shown);
    attempt(() => history[method]({ ...history.state, ...fields }, '', address));
    setRefused(isAtAddress(address) ? undefined : new URL(address, location.href).search);
    dispatchEvent(new Event(CHANGED));
  };
  const open = (opened: string): void => {
    // With `auto`, Back would scroll to where the page was when the popup opened. But the popup may
    // have shown other products since then, and the page has to stay at the last of them.
    setScrollRestoration('manual');
    // A second press, while the popup's code loads, must not add a second entry.
    const isOpen = parseProductSlug(new URLSearchParams(location.search)) !== undefined;
    if (isOpen) change('replaceState', opened);
    else change('pushState', opened, { [OPENED_HERE]: true });
  };
  const replace = (opened: string): void => change('replaceState', opened);
  const close = (): void => {
    if (slug === undefined) return;
    if (history.state?.[OPENED_HERE] !== true) return change('replaceState', undefined);
    try {
      history.back();
    } catch {
      setRefused('');
    }
  };
  // Before the next frame, which would otherwise come before the end of an ordinary effect.
  useLayoutEffect(() => {
    if (slug !== undefined) return;
    // Browsers restore the scroll position after `popstate`, in the same task. Until that task ends
    // `history.scrollRestoration` has to be `manual`, so set `auto` in the next frame.
    const frame = requestAnimationFrame(() => setScrollRestoration('auto'));
    return () => cancelAnimationFrame(frame);
  }, [slug]);
  return { slug, open, replace, close };
}

const setScrollRestoration = (value: ScrollRestoration): void =>
  attempt(() => (history.scrollRestoration = value));
