import { readStored, removeStored, writeStored } from '../browser/storage.ts';
import { STORAGE_KEYS } from '../browser/storage-keys.ts';
import { findKept, replaceKept } from './kept-products.ts';
import type { KeptProduct } from './kept-products.ts';
import { formatKept, parseKept } from './kept-text.ts';

const KEY = STORAGE_KEYS.keptProducts;

/**
 * `updateKept` dispatches this event in its own tab, because the browser dispatches the event
 * `storage` only in the other tabs.
 */
const CHANGED = 'keptproducts';

/** A page in the bfcache gets no `storage` event, so `pageshow` counts as a change. */
const EVENTS = ['storage', 'pageshow', CHANGED] as const;

/** The stored text; undefined when there is none. */
export function readKeptText(): string | undefined {
  return readStored('local', KEY);
}

/** Calls `listener` when the kept products may have changed, in this tab or in another. */
export function subscribeToKept(listener: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) removeEventListener(type, listener);
  };
}

/**
 * Changes the kept products of a restaurant. Removes the stored text when no product of any
 * restaurant is kept.
 */
export function updateKept(
  restaurantId: string,
  change: (products: readonly KeptProduct[]) => readonly KeptProduct[],
): void {
  const menus = parseKept(readKeptText());
  const products = change(findKept(menus, restaurantId));
  const changed = replaceKept(menus, { restaurantId, products });
  if (changed.length === 0) removeStored('local', KEY);
  else writeStored('local', KEY, formatKept(changed));
  dispatchEvent(new Event(CHANGED));
}
