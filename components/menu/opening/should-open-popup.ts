import { HIDDEN_MODAL, isFlagOn, PRODUCT_PARAM } from '@/lib/menu-query';

export type MenuVisit = {
  readonly search: string;
  /** The popup has been shown on this history entry since the document was loaded. */
  readonly wasShown: boolean;
  /** Back or Forward loaded the document at the current address. */
  readonly isBackForward: boolean;
  /** The page is a kept one. Without a network no store can be reached. */
  readonly isKept: boolean;
};

export function shouldOpenPopup({ search, wasShown, isBackForward, isKept }: MenuVisit): boolean {
  const params = new URLSearchParams(search);
  if (isFlagOn(params, HIDDEN_MODAL) || params.has(PRODUCT_PARAM)) return false;
  return !wasShown && !isBackForward && !isKept;
}
