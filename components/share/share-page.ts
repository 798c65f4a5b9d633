import { readSharedLink, shareByDevice } from '@/lib/browser/shared-link';
import type { SharedLink, SharedProduct } from '@/lib/browser/shared-link';
import { ShareDialog } from './share-dialog.client.tsx';

/** Shown when Web Share is missing or not allowed: the popup, and the link that it shares. */
export type SharePopup = { readonly Dialog: typeof ShareDialog; readonly link: SharedLink };

/**
 * Shares the page or the product through Web Share. Resolves to a popup if Web Share is missing or
 * not allowed.
 */
export async function sharePage(product?: SharedProduct): Promise<SharePopup | undefined> {
  const link = readSharedLink(product);
  return (await shareByDevice(link)) ? undefined : { Dialog: ShareDialog, link };
}
