import { HIDDEN_MODAL, isFlagOn, PRODUCT_PARAM } from '@/lib/menu-query';

export type MenuVisit = {
  /** The address's query. */
  readonly search: string;
  /** The popup was shown before on this history entry. */
  readonly wasShown: boolean;
  /** The browser loaded the page because the visitor went back or forward to it. */
  readonly isBackForward: boolean;
};

/**
 * True on every load of a menu, except with the flag `hidden_modal`, for a product link, and after
 * going back or forward.
 */
export function shouldOpenPopup({ search, wasShown, isBackForward }: MenuVisit): boolean {
  const params = new URLSearchParams(search);
  if (isFlagOn(params, HIDDEN_MODAL) || params.has(PRODUCT_PARAM)) return false;
  return !wasShown && !isBackForward;
}
