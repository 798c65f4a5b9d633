import { formatProductAddress } from './product-address.ts';

/** What a visitor shares. Web Share prescribes the names of the fields. */
export type SharedLink = { readonly title: string; readonly url: string };

export type SharedProduct = { readonly slug: string; readonly name: string };

/**
 * The link to this page, or to a product in the page. The URL is made from the canonical link,
 * because the address in the browser may contain flags, a campaign or an anchor. Without a
 * canonical link, the URL is made from the page's origin and path.
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
 * Opens the device's own dialog for sharing, through Web Share. Resolves to false when the browser
 * cannot or may not open the dialog. Resolves to true when the link was shared, when the visitor
 * closed the dialog, or when an earlier dialog is still open.
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
