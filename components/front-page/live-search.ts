import { formatResultsHref, parseAllMenusQuery } from '@/lib/all-menus/all-menus-query';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { loadIndex, RENEWED_AFTER_MS, RETRIED_AFTER_MS } from '@/lib/all-menus/menus-index';
import type { MenusIndex } from '@/lib/all-menus/menus-index';
import { createAllMenusSearch } from '@/lib/all-menus/search-all-menus';
import type { AllMenusSearch } from '@/lib/all-menus/search-all-menus';
import { updateHistoryState } from '@/lib/browser/history-state';
import {
  formatAllMenusLimits,
  formatAllMenusResult,
} from '@/lib/all-menus/format-all-menus-result';
import { createHit } from './fill-hit.ts';

/**
 * The search changes the address at most once in this period, because browsers limit how often a
 * page may change its address.
 */
const ADDRESS_PERIOD_MS = 350;

export type ShownNodes = {
  /** The texts of the status line, the first about the hits. */
  readonly status: readonly string[];
  readonly hits?: readonly Element[];
};

/** Returns undefined when the fields ask for the whole list of restaurants in its usual order. */
export type LiveSearch = (fields: FormData) => ShownNodes | undefined;

type Opened = { readonly index: MenusIndex; readonly search: AllMenusSearch };

/**
 * Loads the index of all menus, in which the browser then searches without the server. If the
 * index was loaded more than `RENEWED_AFTER_MS` ago, a search still uses it, and starts a renewal
 * unless one is running. After a failed renewal the next one starts `RETRIED_AFTER_MS` later at the
 * earliest. `onRenewed` is called after each renewal, also after a failed one. `example` is that of
 * `createHit`.
 */
export async function openLiveSearch(example: Element, onRenewed: () => void): Promise<LiveSearch> {
  const open = async (): Promise<Opened> => {
    const index = await loadIndex();
    return { index, search: createAllMenusSearch(index) };
  };
  let opened = await open();
  let renewAt = performance.now() + RENEWED_AFTER_MS;
  const endRenewal = (pauseMs: number): void => {
    renewAt = performance.now() + pauseMs;
    onRenewed();
  };
  const renew = (): void => {
    if (performance.now() < renewAt) return;
    renewAt = Infinity;
    open().then(
      (next) => {
        opened = next;
        endRenewal(RENEWED_AFTER_MS);
      },
      // The index that was loaded before stays in use.
      () => endRenewal(RETRIED_AFTER_MS),
    );
  };
  const updateAddress = createAddressUpdate();

  return (fields) => {
    renew();
    const query = parseAllMenusQuery(fields);
    updateAddress(query);
    const now = new Date();
    const result = opened.search(query, now);
    if (result === undefined) return undefined;
    return {
      status: [formatAllMenusResult(result, query), ...formatAllMenusLimits(opened.index, now)],
      hits: result.groups.map((group) => createHit(example, group)),
    };
  };
}

/** Writes the query into the address, so that a reload and Back show the same hits. */
function createAddressUpdate(): (query: AllMenusQuery) => void {
  const { pathname } = location;
  let timer = 0;
  let updatedAt = -Infinity;
  const update = (query: AllMenusQuery): void => {
    updatedAt = performance.now();
    // A delayed update must not change the address of a page that the visitor has opened since.
    if (location.pathname === pathname) updateHistoryState({}, formatResultsHref(query));
  };
  return (query) => {
    clearTimeout(timer);
    const waitMs = updatedAt + ADDRESS_PERIOD_MS - performance.now();
    if (waitMs <= 0) update(query);
    else timer = window.setTimeout(update, waitMs, query);
  };
}
