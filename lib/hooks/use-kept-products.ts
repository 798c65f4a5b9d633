import { useMemo, useSyncExternalStore } from 'react';
import { findKept } from '../kept/kept-products.ts';
import type { KeptProduct } from '../kept/kept-products.ts';
import { readKeptText, subscribeToKept } from '../kept/kept-store.ts';
import { parseKept } from '../kept/kept-text.ts';

/** The kept products of a restaurant; none on the server. */
export function useKeptProducts(restaurantId: string): readonly KeptProduct[] {
  const text = useSyncExternalStore(subscribeToKept, readKeptText, () => undefined);
  return useMemo(() => findKept(parseKept(text), restaurantId), [text, restaurantId]);
}
