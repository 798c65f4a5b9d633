import { formatProductAddress } from './product-address.ts';

/** What a visitor shares: the fields of Web Share. */
export type SharedLink = { readonly title: string; readonly url: string };

export type SharedProduct = { readonly slug: string; readonly name: string };

/**
 * The link to this page, or to a product in it. It is made from the page's canonical link, because
 * the address in the browser may contain flags, a campaign or an anchor.
 */
export function readSharedLink(product?: SharedProduct): SharedLink {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const page = canonical ?? `${location.origin}${location.pathname}`;
  if (product === undefined) return { title: document.title, url: page };
  return {
    title: `${product.name} - ${document.title}`,
    url: new URL(formatProductAddress(page, product.slug), page).href,
  };
}

/**
 * Offers the link to the apps of the visitor's device. Resolves to false when the browser cannot or
 * may not do that. Resolves to true also when the visitor cancels, or while an earlier offer is
 * open.
 */
export async function shareByDevice(link: SharedLink): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'AbortError' || name === 'InvalidStateError';
  }
}
