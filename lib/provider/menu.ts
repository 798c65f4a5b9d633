import { getSettings } from '@/lib/config';
import { isRestaurantId } from '@/lib/ids';
import { getLog } from '@/lib/log';
import type { Menu } from '@/lib/restaurant/menu';
import { addOpeningDays } from '@/lib/restaurant/opening-days';
import { askForMenu } from './ask.ts';
import { getProviderClient } from './client.ts';
import { endPageWith, keepFresh } from './data-cache.ts';
import { createLastGood, menuShape, SHAPE_VERSION } from './last-good.ts';
import { openLastGoodStore } from './last-good-store.ts';
import { getListedRestaurant } from './restaurants.ts';
import { createSource } from './source.ts';
import type { Source } from './source.ts';

export type MenuAnswer =
  | { readonly outcome: 'found'; readonly menu: Menu }
  /** The provider says 404, or the id can be none. */
  | { readonly outcome: 'unknown' }
  /** No answer, and no older menu on disk. `name`: as the list has it, where that is known. */
  | { readonly outcome: 'down'; readonly name?: string };

/** Remembers 1,000 ids of each outcome; the menus themselves are in the data cache. */
let boundedMenus: Source<Menu> | undefined;

function openMenus(): Source<Menu> {
  const { revalidateSeconds } = getSettings();
  return createSource({
    ask: (restaurantId) => askForMenu(getProviderClient(), getLog(), restaurantId),
    keepFresh: (id, load) => {
      const key = ['menu', `v${SHAPE_VERSION}`, id];
      return keepFresh(key, [`menu:${id}`, 'menus'], revalidateSeconds, load);
    },
    lastGood: createLastGood('menu', menuShape, openLastGoodStore()),
    freshForMs: revalidateSeconds * 1_000,
    now: Date.now,
  });
}

/**
 * A restaurant's menu, at most `REVALIDATE_SECONDS` old while the provider is well. The list, which
 * is read at the same time, adds the opening days.
 */
export async function getMenu(restaurantId: string): Promise<MenuAnswer> {
  if (!isRestaurantId(restaurantId)) return { outcome: 'unknown' };
  boundedMenus ??= openMenus();
  const [answer, listed] = await Promise.all([
    boundedMenus.get(restaurantId),
    getListedRestaurant(restaurantId),
  ]);
  if (answer.outcome === 'down') return { outcome: 'down', ...(listed && { name: listed.name }) };
  if (answer.outcome === 'unknown') return answer;
  await endPageWith(answer.freshUntil, Date.now());
  const { value: menu } = answer;
  const schedule = addOpeningDays(menu.schedule, listed?.scheduleText);
  return { outcome: 'found', menu: { ...menu, schedule } };
}
