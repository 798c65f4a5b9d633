import type { ReactNode } from 'react';
import { updateHistoryState } from '@/lib/browser/history-state';
import { loadIndex, RENEWED_AFTER_MS, RETRIED_AFTER_MS } from '@/lib/town/load-index';
import { createTownSearch } from '@/lib/town/search-town';
import type { TownSearch } from '@/lib/town/search-town';
import type { TownIndex } from '@/lib/town/town-index';
import { formatResultsHref, parseTownQuery } from '@/lib/town/town-query';
import type { TownQuery } from '@/lib/town/town-query';
import type { TownClassNames } from './town-class-names.ts';
import { TownResults } from './town-results.tsx';
import { TownStatus } from './town-status.tsx';

/** The search changes the address once in this time at most, because browsers limit the changes. */
const ADDRESS_PERIOD_MS = 350;

export type Shown = {
  /** A sentence, such as the number of hits. */
  readonly status: ReactNode;
  readonly results?: ReactNode;
};

/** Returns undefined when the fields ask for the whole list of restaurants in its own order. */
export type LiveSearch = (fields: FormData) => Shown | undefined;

type Opened = { readonly index: TownIndex; readonly search: TownSearch };

/**
 * Loads the index of all menus, in which the browser then searches without the server. A search
 * with an index older than `RENEWED_AFTER_MS` uses this index and starts a renewal. `onRenewed` is
 * called after each renewal, also after a failed one.
 */
export async function openLiveSearch(
  classNames: TownClassNames,
  onRenewed: () => void,
): Promise<LiveSearch> {
  const open = async (): Promise<Opened> => {
    const index = await loadIndex();
    return { index, search: createTownSearch(index) };
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
      // The older index stays in use.
      () => endRenewal(RETRIED_AFTER_MS),
    );
  };
  const updateAddress = createAddressUpdate();

  return (fields) => {
    renew();
    const query = parseTownQuery(fields);
    updateAddress(query);
    const now = new Date();
    const result = opened.search(query, now);
    if (result === undefined) return undefined;
    return {
      status: <TownStatus result={result} query={query} index={opened.index} now={now} />,
      results: <TownResults result={result} classNames={classNames} />,
    };
  };
}

/** Writes the query into the address, so that a reload and Back show the same hits. */
function createAddressUpdate(): (query: TownQuery) => void {
  const { pathname } = location;
  let timer = 0;
  let updatedAt = -Infinity;
  const update = (query: TownQuery): void => {
    updatedAt = performance.now();
    if (location.pathname === pathname) updateHistoryState({}, formatResultsHref(query));
  };
  return (query) => {
    clearTimeout(timer);
    const waitMs = updatedAt + ADDRESS_PERIOD_MS - performance.now();
    if (waitMs <= 0) update(query);
    else timer = window.setTimeout(update, waitMs, query);
  };
}
