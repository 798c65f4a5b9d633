import { getSettings } from '@/lib/config';
import { isRestaurantId, isTableId } from '@/lib/ids';
import { getLog } from '@/lib/log';
import type { Menu } from '@/lib/restaurant/menu';
import { mergeSchedules } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import { limitFreshness } from '@/lib/rendering';
import { createSharedAnswers } from '@/lib/shared-store/shared-answers';
import { providerPaths } from './contract/paths.ts';
import { parseMenu } from './contract/parse-menu.ts';
import { getProviderClient } from './client.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerCache, StoredAnswer, Renewal } from './answer-cache.ts';
import { createLastGood, openLastGoodStore } from './last-good.ts';
import { findListed, getStoredRestaurants, getListedRestaurant } from './restaurant-list.ts';

export type MenuAnswer =
  /** `asOf`: when the provider sent the menu; set if a later refresh brought no newer menu. */
  | { readonly outcome: 'found'; readonly menu: Menu; readonly asOf?: Date }
  /** The provider has no such restaurant, or the id of the restaurant or table is malformed. */
  | { readonly outcome: 'unknown' }
  | DownAnswer;

/**
 * The provider failed, and no older menu is stored. The rest comes from the stored list of restaurants,
 * as far as there is one.
 */
export type DownAnswer = {
  readonly outcome: 'down';
  readonly name?: string;
  readonly schedule?: Schedule;
  /** Restaurants whose menus are stored, so that their pages can be shown. */
  readonly others?: readonly OtherRestaurant[];
};

export type OtherRestaurant = { readonly restaurantId: string; readonly name: string };

const MAX_OTHERS = 4;
/** Each try may read from the disk. */
const MAX_OTHERS_TRIED = 12;

declare global {
  var boundedMenus: AnswerCache<Menu> | undefined;
}

/**
 * The cache is on `globalThis`, because pages and route handlers load separate copies of this
 * module.
 */
function getMenus(): AnswerCache<Menu> {
  globalThis.boundedMenus ??= createAnswerCache({
    name: 'menu',
    ask: (restaurantId) =>
      getProviderClient().send({ name: 'menu', path: providerPaths.menu(restaurantId) }),
    parse: (body) => parseMenu(body, getLog()),
    findListed,
    lastGood: createLastGood('menu', openLastGoodStore()),
    freshForMs: getSettings().revalidateSeconds * 1_000,
    now: Date.now,
    shared: createSharedAnswers('menu'),
  });
  return globalThis.boundedMenus;
}

/**
 * Gets the answer from the provider or the shared store, unless the stored answer is fresh. For use
 * outside pages only, because this function does not limit the freshness of a page as `getMenu` does.
 */
export async function refreshMenu(restaurantId: string): Promise<void> {
  await getMenus().get(restaurantId);
}

/**
 * Whether the provider has no such restaurant. Gets the answer from the provider or the shared store, unless
 * the stored answer is fresh.
 */
export async function isUnknownRestaurant(restaurantId: string): Promise<boolean> {
  return (await getMenus().get(restaurantId)).outcome === 'unknown';
}

/** The stored answer of any age, without a call to the provider. */
export function getStoredMenu(restaurantId: string): Promise<StoredAnswer<Menu> | undefined> {
  return getMenus().getStored(restaurantId);
}

export function renewMenu(restaurantId: string): Promise<Renewal> {
  return getMenus().renew(restaurantId);
}

export function hasUndeletedMenus(): boolean {
  return getMenus().hasUndeleted();
}

/**
 * Deletes from the shared store the menus that `renewMenu` could not replace there. Resolves to
 * false when the deletion has failed.
 */
export function deleteUnreplacedMenus(): Promise<boolean> {
  return getMenus().deleteUnreplaced();
}

/** Makes all stored menus stale. In an outage they are still used. */
export function expireMenus(): void {
  getMenus().expireAll();
}

/**
 * The menu is at most `REVALIDATE_SECONDS` old while the provider answers. Its schedule is
 * merged with that of the list of restaurants.
 */
export async function getMenu(restaurantId: string): Promise<MenuAnswer> {
  if (!isRestaurantId(restaurantId)) return { outcome: 'unknown' };
  const [answer, listed] = await Promise.all([
    getMenus().get(restaurantId),
    getListedRestaurant(restaurantId),
  ]);
  if (answer.outcome === 'down') {
    const others = await findOthers(restaurantId);
    return {
      outcome: 'down',
      ...(listed && {
        name: listed.name,
        schedule: mergeSchedules({ kind: 'none' }, listed.scheduleText),
      }),
      ...(others && { others }),
    };
  }
  if (answer.outcome === 'unknown') return { outcome: 'unknown' };
  limitFreshness(answer.freshUntil - Date.now());
  const { value: menu, asOf } = answer;
  const schedule = mergeSchedules(menu.schedule, listed?.scheduleText);
  return {
    outcome: 'found',
    menu: { ...menu, schedule },
    // If the clock was set back after the answer, `asOf` is in the future.
    ...(asOf !== undefined && { asOf: new Date(Math.min(asOf, Date.now())) }),
  };
}

/** Undefined without a stored list. */
async function findOthers(restaurantId: string): Promise<readonly OtherRestaurant[] | undefined> {
  const restaurants = await getStoredRestaurants();
  if (restaurants === undefined) return undefined;
  const others: OtherRestaurant[] = [];
  // Several entries of the list may have the same id.
  const seen = new Set([restaurantId]);
  for (const { restaurantId: id, name } of restaurants.slice(0, MAX_OTHERS_TRIED)) {
    if (id === undefined || seen.has(id) || others.length === MAX_OTHERS) continue;
    seen.add(id);
    const stored = await getStoredMenu(id);
    if (stored?.answer.outcome === 'found') others.push({ restaurantId: id, name });
  }
  return others;
}

type Table = { readonly restaurantId: string; readonly tableId: string };

/** The provider has no list of tables, so any valid id counts as a table of the restaurant. */
export async function getMenuAtTable({ restaurantId, tableId }: Table): Promise<MenuAnswer> {
  return isTableId(tableId) ? getMenu(restaurantId) : { outcome: 'unknown' };
}
