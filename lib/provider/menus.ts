import { getSettings } from '../config.ts';
import { isRestaurantId, isTableId } from '../ids.ts';
import { getLog } from '../log.ts';
import type { Menu } from '../restaurant/menu.ts';
import { mergeSchedules } from '../restaurant/hours.ts';
import type { Schedule } from '../restaurant/hours.ts';
import { limitFreshness } from '../rendering.ts';
import { createSharedAnswers } from '../shared-store/shared-answers.ts';
import { providerPaths } from './contract/paths.ts';
import { parseMenu } from './contract/parse-menu.ts';
import type { ProviderClient } from './client.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerCache, StoredAnswer } from './answer-cache.ts';
import { createLastGood, openLastGoodStore } from './last-good.ts';
import type { RestaurantList } from './restaurant-list.ts';

export type MenuAnswer =
  /** `asOf`: when the provider sent the menu; set if a later refresh brought no newer menu. */
  | { readonly outcome: 'found'; readonly menu: Menu; readonly asOf?: Date }
  /** The provider has no such restaurant, or the id of the restaurant or table is malformed. */
  | { readonly outcome: 'unknown' }
  | DownAnswer;

/**
 * The provider failed, and no older menu is stored. The rest comes from the stored list of
 * restaurants, as far as there is one.
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

export type Menus = {
  /**
   * The menu is at most `REVALIDATE_SECONDS` old while the provider answers. Its schedule is
   * merged with that of the list of restaurants.
   */
  readonly get: (restaurantId: string) => Promise<MenuAnswer>;
  /** The provider has no list of tables, so any valid id counts as a table of the restaurant. */
  readonly getAtTable: (table: Table) => Promise<MenuAnswer>;
  /** The stored answer of any age, without a call to the provider. */
  readonly getStored: (restaurantId: string) => Promise<StoredAnswer<Menu> | undefined>;
  /**
   * Gets the answer from the provider or the shared store, unless the stored answer is fresh. For
   * use outside pages only, because this function does not limit the freshness of a page as `get`
   * does.
   */
  readonly refresh: (restaurantId: string) => Promise<void>;
  /** Whether the provider has no such restaurant. Gets the answer as `refresh` does. */
  readonly isUnknown: (restaurantId: string) => Promise<boolean>;
} & AnswerCacheCommands;

type Table = { readonly restaurantId: string; readonly tableId: string };
type AnswerCacheCommands = Pick<
  AnswerCache<Menu>,
  'renew' | 'expireAll' | 'hasUndeleted' | 'deleteUnreplaced'
>;

export function createMenus(provider: ProviderClient, restaurants: RestaurantList): Menus {
  const answers = createAnswerCache({
    name: 'menu',
    ask: (restaurantId) => provider.send({ name: 'menu', path: providerPaths.menu(restaurantId) }),
    parse: (body) => parseMenu(body, getLog()),
    findListed: restaurants.findListed,
    lastGood: createLastGood('menu', openLastGoodStore()),
    freshForMs: getSettings().revalidateSeconds * 1_000,
    now: Date.now,
    shared: createSharedAnswers('menu'),
  });

  const get = async (restaurantId: string): Promise<MenuAnswer> => {
    if (!isRestaurantId(restaurantId)) return { outcome: 'unknown' };
    const [answer, listed] = await Promise.all([
      answers.get(restaurantId),
      restaurants.getListed(restaurantId),
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
  };

  /** Undefined without a stored list. */
  const findOthers = async (
    restaurantId: string,
  ): Promise<readonly OtherRestaurant[] | undefined> => {
    const listed = await restaurants.getStored();
    if (listed === undefined) return undefined;
    const others: OtherRestaurant[] = [];
    // Several entries of the list may have the same id.
    const seen = new Set([restaurantId]);
    for (const { restaurantId: id, name } of listed.slice(0, MAX_OTHERS_TRIED)) {
      if (id === undefined || seen.has(id) || others.length === MAX_OTHERS) continue;
      seen.add(id);
      const stored = await answers.getStored(id);
      if (stored?.answer.outcome === 'found') others.push({ restaurantId: id, name });
    }
    return others;
  };

  return {
    get,
    getAtTable: async ({ restaurantId, tableId }) =>
      isTableId(tableId) ? get(restaurantId) : { outcome: 'unknown' },
    getStored: answers.getStored,
    refresh: async (restaurantId) => void (await answers.get(restaurantId)),
    isUnknown: async (restaurantId) => (await answers.get(restaurantId)).outcome === 'unknown',
    renew: answers.renew,
    expireAll: answers.expireAll,
    hasUndeleted: answers.hasUndeleted,
    deleteUnreplaced: answers.deleteUnreplaced,
  };
}
