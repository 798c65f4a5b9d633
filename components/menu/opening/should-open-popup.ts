import { HIDDEN_MODAL, isFlagOn, PRODUCT_PARAM } from '@/lib/menu-query';

export type MenuVisit = {
  readonly search: string;
  /** The popup was shown before on this history entry. */
  readonly wasShown: boolean;
  /** Loaded by going back or forward. */
  readonly isBackForward: boolean;
};

export function shouldOpenPopup({ search, wasShown, isBackForward }: MenuVisit): boolean {
  const params = new URLSearchParams(search);
  if (isFlagOn(params, HIDDEN_MODAL) || params.has(PRODUCT_PARAM)) return false;
  return !wasShown && !isBackForward;
}
