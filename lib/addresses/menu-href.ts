import { HIDDEN_NAVBAR, PRODUCT_PARAM } from '../menu-query.ts';
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
};

/**
 * For a link without query and anchor use `routes.menu`, which adds less code to a browser's
 * bundle.
 */
export function formatMenuHref(place: MenuPlace): MenuHref {
  const { restaurantId, product, anchor, hiddenNavbar } = place;
  const query = new URLSearchParams();
  if (hiddenNavbar === true) query.set(HIDDEN_NAVBAR, '1');
  if (product !== undefined) query.set(PRODUCT_PARAM, product);
  const search = query.size === 0 ? '' : (`?${query.toString()}` as const);
  const fragment = anchor === undefined ? '' : (`#${encodeURIComponent(anchor)}` as const);
  return `${routes.menu({ restaurantId })}${search}${fragment}`;
}
