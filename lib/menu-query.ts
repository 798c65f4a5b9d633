import { isProductSlug } from './ids.ts';
import { repairQueryValue } from './link-damage.ts';

/** Query flag: the menu has no navigation and no download banner (requirement M-6). */
export const HIDDEN_NAVBAR = 'hidden_navbar';

/** Query flag: the menu does not show the opening popup (`components/menu/opening`). */
export const HIDDEN_MODAL = 'hidden_modal';

/** Query parameter: the slug of the product whose popup the menu shows. */
export const PRODUCT_PARAM = 'produs';

/** The slug of the product that the query names. Undefined if none or no possible slug. */
export function parseProductSlug(params: URLSearchParams): string | undefined {
  const slug = repairQueryValue(params.get(PRODUCT_PARAM));
  return isProductSlug(slug) ? slug : undefined;
}

type FlagName = typeof HIDDEN_NAVBAR | typeof HIDDEN_MODAL;

const OFF_VALUES: readonly string[] = ['false', '0'];

/** If the query contains the flag several times, the first one counts. */
export function isFlagOn(params: URLSearchParams, name: FlagName): boolean {
  const value = params.get(name);
  return value !== null && !OFF_VALUES.includes(value.toLowerCase());
}
