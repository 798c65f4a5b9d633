import { STATIC_PATHS } from '../request/static-paths.ts';

/** Pages of one restaurant: what is told of them is the kind of page, never whose it is. */
const RESTAURANT_PAGE = /^\/restaurant\/[^/]+(?<menu>\/menu)?(?<table>\/table\/[^/]+)?$/;

/**
 * The kind of page that an ad network may be told of, such as '/restaurant/[restaurantId]/menu'.
 * Undefined for every other page: tokens, payments and invoices are left out because only what
 * stands here is let in.
 */
export function getPageTemplate(pathname: string): string | undefined {
  if (STATIC_PATHS.includes(pathname)) return pathname;
  const groups = RESTAURANT_PAGE.exec(pathname)?.groups;
  if (groups === undefined) return undefined;
  const { menu, table } = groups;
  if (menu !== undefined && table !== undefined) return undefined;
  return `/restaurant/[restaurantId]${menu ?? ''}${table === undefined ? '' : '/table/[tableId]'}`;
}
