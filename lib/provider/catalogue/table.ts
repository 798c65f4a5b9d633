import { isTableId } from '@/lib/ids';
import { getMenu } from './menu.ts';
import type { MenuAnswer } from './menu.ts';

type Table = { readonly restaurantId: string; readonly tableId: string };

/** The provider knows no tables: any well-formed id is one of the restaurant's. */
export async function getMenuAtTable({ restaurantId, tableId }: Table): Promise<MenuAnswer> {
  return isTableId(tableId) ? getMenu(restaurantId) : { outcome: 'unknown' };
}
