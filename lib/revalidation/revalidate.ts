import { z } from 'zod';
import { getBoundedPageStore } from '@/lib/cache/bounded-page-store';
import { isRestaurantId } from '@/lib/ids';
import { expireMenus, hasUndeletedMenus, renewMenu } from '@/lib/provider/catalogue/menu';
import { renewRestaurants } from '@/lib/provider/catalogue/restaurants';
import { pagesOfList, listPagesOfRestaurant } from './cached-pages.ts';

/** The schema of a call's body, which may have no other field. */
export const targetSchema = z.union([
  z.strictObject({ restaurant: z.string().refine(isRestaurantId) }),
  z.strictObject({ list: z.literal(true) }),
  z.strictObject({ everything: z.literal(true) }),
]);

export type Target = z.infer<typeof targetSchema>;

/**
 * What was done for each part of the target. 'kept': the provider failed, so the site keeps the
 * data and pages that it has. 'gone': the provider has no such restaurant. 'expired': the site asks
 * the provider for each menu when the menu is next visited.
 */
export type Revalidation = {
  readonly list: 'renewed' | 'kept';
  readonly menu?: 'renewed' | 'gone' | 'kept';
  readonly menus?: 'expired' | 'kept';
  /** Pages or menus could not be deleted from the disk. Only the next process would show them. */
  readonly disk?: 'kept';
};

/**
 * Asks the provider first, and removes pages only if it has answered: for a restaurant or the list
 * the pages that show the answered data, for everything all pages.
 */
export async function revalidate(target: Target): Promise<Revalidation> {
  const result = await renew(target);
  const isOnDisk = getBoundedPageStore().hasUndeleted() || hasUndeletedMenus();
  return isOnDisk ? { ...result, disk: 'kept' } : result;
}

async function renew(target: Target): Promise<Revalidation> {
  if ('restaurant' in target) return revalidateRestaurant(target.restaurant);
  const list = await renewList();
  if (list === 'renewed') await getBoundedPageStore().expire(pagesOfList);
  if ('list' in target) return { list };
  if (list === 'kept') return { list, menus: 'kept' };
  expireMenus();
  await getBoundedPageStore().expireAll();
  return { list, menus: 'expired' };
}

async function revalidateRestaurant(restaurantId: string): Promise<Revalidation> {
  const [menu, list] = await Promise.all([renewMenu(restaurantId), renewList()]);
  await getBoundedPageStore().expire([
    ...(menu === 'kept' ? [] : listPagesOfRestaurant(restaurantId)),
    ...(list === 'kept' ? [] : pagesOfList),
  ]);
  return { menu, list };
}

async function renewList(): Promise<Revalidation['list']> {
  return (await renewRestaurants()) === 'renewed' ? 'renewed' : 'kept';
}
