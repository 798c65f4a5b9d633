import { useMemo, useSyncExternalStore } from 'react';
import { findList, parseLists, readListText, subscribeToList } from '../waiter-list.ts';
import type { ListedProduct } from '../waiter-list.ts';

/** The products on the visitor's list of a restaurant; none on the server. */
export function useWaiterList(restaurantId: string): readonly ListedProduct[] {
  const text = useSyncExternalStore(subscribeToList, readListText, () => undefined);
  return useMemo(() => findList(parseLists(text), restaurantId), [text, restaurantId]);
}
