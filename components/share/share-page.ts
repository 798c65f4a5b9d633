import { readSharedLink, shareByDevice } from '@/lib/browser/shared-link';
import type { SharedLink, SharedProduct } from '@/lib/browser/shared-link';
import { ShareDialog } from './share-dialog.client.tsx';

/** The popup for browsers without Web Share, and the link that it shares. */
export type SharePopup = { readonly Dialog: typeof ShareDialog; readonly link: SharedLink };

/** Shares the page, or a product of it. Resolves to a popup if the device cannot share. */
export async function sharePage(product?: SharedProduct): Promise<SharePopup | undefined> {
  const link = readSharedLink(product);
  return (await shareByDevice(link)) ? undefined : { Dialog: ShareDialog, link };
}
