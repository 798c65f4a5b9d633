import { setTimeout as pause } from 'node:timers/promises';
import { getLog } from '@/lib/log';
import { expireMenus, refreshMenu } from '@/lib/provider/menus';
import { expireRestaurants, readRestaurants } from '@/lib/provider/restaurant-list';
import { removePages } from '@/lib/page-removal';
import type { AppliedChange } from '@/lib/shared-store/announced-changes';
import { hurryMenuRefresh } from '@/lib/all-menus/server/menu-refresh';
import { expireMenusIndex } from '@/lib/all-menus/server/index-cache';
import { listAddressesOfRestaurant, listPagesOfRestaurant, pagesOfList } from './cached-pages.ts';

/** `applyChange` waits at most this long for new answers before it deletes the outdated pages. */
const ANSWERS_WAIT_MS = 300;

/**
 * Applies a change that another instance has announced. That instance has usually put the
 * provider's new answers into the shared store. So this instance asks the provider only for answers
 * that the store does not have. While this instance starts, it does not read the shared store yet,
 * so it asks the provider for each answer.
 */
export async function applyChange(change: AppliedChange): Promise<void> {
  expireRestaurants();
  if (change === 'missed' || !('list' in change)) expireMenus();
  await Promise.race([readNewAnswers(change), pause(ANSWERS_WAIT_MS, undefined, { ref: false })]);
  expireMenusIndex();
  if (change === 'missed') return removePages('all');
  if ('everything' in change) {
    hurryMenuRefresh();
    return removePages('all');
  }
  const ofRestaurant = 'restaurant' in change ? listPagesOfRestaurant(change.restaurant) : [];
  removePages([...ofRestaurant, ...pagesOfList]);
}

/**
 * Reads the new answers now, for two reasons. The index of all menus is made from kept answers,
 * without a call for a menu. So without this read the next index would have the old menu. And if
 * the provider no longer has the restaurant, this read deletes the restaurant's last good copy,
 * which the site would otherwise show in the next outage.
 */
async function readNewAnswers(change: AppliedChange): Promise<void> {
  if (change === 'missed' || 'everything' in change) return;
  await Promise.all([
    readRestaurants(),
    'restaurant' in change ? refreshMenu(change.restaurant) : undefined,
  ]).catch((error: unknown) =>
    getLog().error({ err: error }, 'The answers of an announced change were not read'),
  );
}

/**
 * Purges the changed pages at the edges. The instance that announced the change does the same. But
 * after that purge, this instance may have sent an old page to an edge, because it had not yet
 * applied the change. So each instance purges the edges.
 */
export async function purgeChangedPages(
  change: AppliedChange,
  edgePurgeUrls: readonly string[],
): Promise<void> {
  if (edgePurgeUrls.length === 0) return;
  const { EVERYTHING, purgeEdges } = await import('./purge-edges.ts');
  if (change === 'missed' || 'everything' in change) {
    await purgeEdges(edgePurgeUrls, EVERYTHING);
    return;
  }
  const ofRestaurant = 'restaurant' in change ? listAddressesOfRestaurant(change.restaurant) : [];
  await purgeEdges(edgePurgeUrls, [...ofRestaurant, ...pagesOfList]);
}
