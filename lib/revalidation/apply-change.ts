import { setTimeout as pause } from 'node:timers/promises';
import { getBoundedPageStore } from '@/lib/cache/bounded-page-store';
import { getLog } from '@/lib/log';
import { expireMenus, refreshMenu } from '@/lib/provider/catalogue/menu';
import { expireRestaurants, readRestaurants } from '@/lib/provider/catalogue/restaurants';
import type { AppliedChange } from '@/lib/shared-store/announced-changes';
import { hurryMenuRounds } from '@/lib/town/server/menu-rounds';
import { expireTown } from '@/lib/town/server/town';
import {
  addressesOfList,
  listAddressesOfRestaurant,
  listPagesOfRestaurant,
  pagesOfList,
} from './cached-pages.ts';

/** Pages are removed after this time even if the new answers have not arrived. */
const ANSWERS_WAIT_MS = 300;

/**
 * Another instance has asked the provider, and its answers are in the shared store, so this instance
 * asks the provider only for what is missing there.
 */
export async function applyChange(change: AppliedChange): Promise<void> {
  expireRestaurants();
  if (change === 'missed' || !('list' in change)) expireMenus();
  await Promise.race([takeAnswers(change), pause(ANSWERS_WAIT_MS, undefined, { ref: false })]);
  expireTown();
  const pages = getBoundedPageStore();
  if (change === 'missed') return pages.expireAll();
  if ('everything' in change) {
    hurryMenuRounds();
    return pages.expireAll();
  }
  const ofRestaurant = 'restaurant' in change ? listPagesOfRestaurant(change.restaurant) : [];
  await pages.expire([...ofRestaurant, ...pagesOfList]);
}

/**
 * Reads the new answers now, because the index of all menus is made from kept answers, and because the
 * last good copy of a restaurant that has left must be deleted before an outage could show it.
 */
async function takeAnswers(change: AppliedChange): Promise<void> {
  if (change === 'missed' || 'everything' in change) return;
  await Promise.all([
    readRestaurants(),
    'restaurant' in change ? refreshMenu(change.restaurant) : undefined,
  ]).catch((error: unknown) =>
    getLog().error({ err: error }, 'The answers of an announced change were not read'),
  );
}

/**
 * Before it applied the change, this instance may have sent old pages to a cache in front, even after
 * the purge by the instance that got the signed call. So each instance purges.
 */
export async function purgeCopies(
  change: AppliedChange,
  edgePurgeUrls: readonly string[],
): Promise<void> {
  if (edgePurgeUrls.length === 0) return;
  const { EVERYTHING, purgeCaches } = await import('./purge-caches.ts');
  if (change === 'missed' || 'everything' in change) {
    await purgeCaches(edgePurgeUrls, EVERYTHING);
    return;
  }
  const ofRestaurant = 'restaurant' in change ? listAddressesOfRestaurant(change.restaurant) : [];
  await purgeCaches(edgePurgeUrls, [...ofRestaurant, ...addressesOfList]);
}
