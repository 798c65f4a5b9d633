import { isTableId } from '@/lib/ids';
import { getMenu } from './get-menu.ts';
import type { MenuAnswer } from './get-menu.ts';

type Table = { readonly restaurantId: string; readonly tableId: string };

/** The provider has no list of tables, so any valid id counts as a table of the restaurant. */
export async function getMenuAtTable({ restaurantId, tableId }: Table): Promise<MenuAnswer> {
  return isTableId(tableId) ? getMenu(restaurantId) : { outcome: 'unknown' };
}
