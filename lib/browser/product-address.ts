import { PRODUCT_PARAM } from '../menu-query.ts';

/**
 * The path and query of `href`, with `slug` as the product. Without a slug, the query names no
 * product. Keeps the other parameters and drops the fragment.
 */
export function formatProductAddress(href: string, slug: string | undefined): string {
  const { pathname, searchParams } = new URL(href);
  if (slug === undefined) searchParams.delete(PRODUCT_PARAM);
  else searchParams.set(PRODUCT_PARAM, slug);
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
