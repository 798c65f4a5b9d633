import { setTimeout as pause } from 'node:timers/promises';
import { getSettings } from '../../config.ts';
import { getLog } from '../../log.ts';
import type { Site } from '../../site.ts';
import { indexLimits, listRestaurantIds } from './compose-index.ts';

/**
 * The pause after each menu. It is shorter when all pauses of a refresh would together be longer
 * than the pause between two refreshes (`refreshMs`).
 */
const GAP_MS = 250;
/**
 * The longest pause after an incomplete refresh. A refresh is incomplete if an error occurred, if the
 * list of restaurants is empty or not known, or if the provider's answer about one of the menus is
 * not known.
 */
const RETRY_MS = 10_000;

export type MenuRefreshOptions = {
  /** The ids of the restaurants in the list; none while the list is not known. */
  readonly listIds: () => Promise<readonly string[]>;
  /**
   * Asks the provider unless the menu is fresh. Resolves to false while no answer of the provider
   * about this menu is known.
   */
  readonly refresh: (restaurantId: string) => Promise<boolean>;
  /** Called at the end of each refresh, unless an error has ended it. */
  readonly makeIndex: () => Promise<unknown>;
  /** The pause after a complete refresh. */
  readonly refreshMs: number;
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

export type MenuRefresh = {
  /** Begins the next refresh now or, while one is running, directly after it. */
  readonly hurry: () => void;
};

/**
 * Refreshes the menus of the listed restaurants one after the other, again and again, so that the
 * search knows menus that no visitor has opened. Menus that are fresh cost no call, because
 * visitors and the refresh share one cache.
 */
export function startMenuRefresh(options: MenuRefreshOptions): MenuRefresh {
  const { listIds, refresh, makeIndex, refreshMs, wait, onError } = options;
  let pausing = new AbortController();

  const refreshAll = async (): Promise<boolean> => {
    const ids = (await listIds()).slice(0, indexLimits.menus);
    const gapMs = Math.min(GAP_MS, refreshMs / Math.max(1, ids.length));
    let isComplete = ids.length > 0;
    for (const id of ids) {
      if (!(await refresh(id))) isComplete = false;
      await wait(gapMs);
    }
    await makeIndex();
    return isComplete;
  };
  const run = async (): Promise<never> => {
    for (;;) {
      pausing = new AbortController();
      const isComplete = await refreshAll().catch((error: unknown) => {
        onError(error);
        return false;
      });
      const pauseMs = isComplete ? refreshMs : Math.min(refreshMs, RETRY_MS);
      // `hurry` aborts the pause, and `wait` then rejects.
      await wait(pauseMs, pausing.signal).catch(() => undefined);
    }
  };
  void run();
  return { hurry: () => pausing.abort() };
}

/**
 * Starts the refresh of the process, unless there is no provider or `SEARCH_REFRESH_SECONDS` is 0.
 */
export function startRefreshingMenus(site: Site): void {
  const { providerApiUrl, searchRefreshSeconds } = getSettings();
  if (providerApiUrl === undefined || searchRefreshSeconds === 0) return;
  const { menus, restaurants, menusIndex } = site;
  site.menuRefresh ??= startMenuRefresh({
    listIds: async () => listRestaurantIds((await restaurants.read())?.restaurants ?? []),
    refresh: async (restaurantId) => {
      await menus.refresh(restaurantId);
      const stored = await menus.getStored(restaurantId);
      return stored !== undefined && stored.answer.outcome !== 'down';
    },
    // Makes the index even if no visitor searches, because the metrics show how many menus it has.
    makeIndex: menusIndex.renew,
    refreshMs: searchRefreshSeconds * 1_000,
    wait: async (ms, signal) => pause(ms, undefined, { ref: false, ...(signal && { signal }) }),
    onError: (error) => getLog().error({ err: error }, 'Menus for the search were not refreshed'),
  });
}
