import { isInvoiceId, isOrderId, isRestaurantId, isTableId, isToken, isUserId } from '../ids.ts';

/** Whether a segment, as it arrived, may be this kind of id or token. */
export type SegmentCheck = (segment: string) => boolean;

export type AddressRule = {
  readonly segments: readonly (string | SegmentCheck)[];
  readonly plan: 'page' | 'embeddable' | 'qr-sheet' | 'transaction' | 'bank-return';
};

/**
 * Every address with an id or of a transaction that has a page. More exact rules come first. The
 * bank may post to both response pages.
 */
export const addressRules: readonly AddressRule[] = [
  { segments: ['restaurant', isRestaurantId], plan: 'page' },
  { segments: ['restaurant', isRestaurantId, 'menu'], plan: 'embeddable' },
  { segments: ['restaurant', isRestaurantId, 'table', isTableId], plan: 'page' },
  { segments: ['invoice', isInvoiceId], plan: 'page' },
  { segments: ['previews', 'site.jpg'], plan: 'page' },
  { segments: ['previews', isRestaurantId, 'restaurant.jpg'], plan: 'page' },
  { segments: ['previews', isRestaurantId, 'menu.jpg'], plan: 'page' },
  { segments: ['partener'], plan: 'page' },
  { segments: ['partener', 'coduri'], plan: 'page' },
  { segments: ['partener', 'coduri', isRestaurantId], plan: 'qr-sheet' },
  { segments: ['reset', 'password', isToken], plan: 'transaction' },
  { segments: ['activate', isToken], plan: 'transaction' },
  { segments: ['payment', 'client', isUserId, isOrderId, 'pay'], plan: 'transaction' },
  { segments: ['payment', 'librapay', 'client', 'response'], plan: 'bank-return' },
  { segments: ['payment', 'librapay', 'response'], plan: 'bank-return' },
  { segments: ['payment', 'librapay', 'exit'], plan: 'transaction' },
  { segments: ['payment', 'librapay', isUserId, 'loading'], plan: 'transaction' },
  { segments: ['payment', 'librapay', isUserId, 'form'], plan: 'transaction' },
];
