import { HIDDEN_MODAL, HIDDEN_NAVBAR, PRODUCT_PARAM, TABLE_PARAM } from '../menu-query.ts';
import type { Href } from './link.ts';
import { routes } from './routes.ts';

type MenuHref = `${Href<typeof routes.menu.path>}${'' | `?${string}`}${'' | `#${string}`}`;

type MenuPlace = {
  readonly restaurantId: string;
  /** The slug of the product whose popup opens. */
  readonly product?: string | undefined;
  /** The anchor of a category or of a product's card. */
  readonly anchor?: string | undefined;
  readonly hiddenNavbar?: boolean | undefined;
  /** The id of the table at which the visitor sits. */
  readonly tableId?: string | undefined;
};

/**
 * A link of the site to one of its own menus. It keeps the opening popup closed, which is for
 * visitors who come from outside; the address of a product does so without a flag. An address that
 * leaves the site (canonical link, sitemap, structured data, QR code) is `routes.menu`.
 */
export function formatMenuHref(place: MenuPlace): MenuHref {
  const { restaurantId, product, anchor, hiddenNavbar, tableId } = place;
  const query = new URLSearchParams();
  if (tableId !== undefined) query.set(TABLE_PARAM, tableId);
  if (hiddenNavbar === true) query.set(HIDDEN_NAVBAR, '1');
  if (product === undefined) query.set(HIDDEN_MODAL, '1');
  else query.set(PRODUCT_PARAM, product);
  const search = query.size === 0 ? '' : (`?${query.toString()}` as const);
  const fragment = anchor === undefined ? '' : (`#${encodeURIComponent(anchor)}` as const);
  return `${routes.menu({ restaurantId })}${search}${fragment}`;
}
