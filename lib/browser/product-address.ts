import { PRODUCT_PARAM } from '../menu-query.ts';

/** The product's slug in a query such as '?produs=papanasi'. Undefined if it is absent or empty. */
export function parseProductSlug(search: string): string | undefined {
  const slug = new URLSearchParams(search).get(PRODUCT_PARAM);
  return slug === null || slug === '' ? undefined : slug;
}

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
