import { PRODUCT_PARAM } from '../menu-query.ts';

/** The slug in a query such as '?produs=papanasi'; undefined without one. */
export function parseProductSlug(search: string): string | undefined {
  const slug = new URLSearchParams(search).get(PRODUCT_PARAM);
  return slug === null || slug === '' ? undefined : slug;
}

/**
 * The path and query of `href` with this product, or without a product. Keeps the other parameters
 * and drops the fragment.
 */
export function formatProductAddress(href: string, slug: string | undefined): string {
  const { pathname, searchParams } = new URL(href);
  if (slug === undefined) searchParams.delete(PRODUCT_PARAM);
  else searchParams.set(PRODUCT_PARAM, slug);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}
