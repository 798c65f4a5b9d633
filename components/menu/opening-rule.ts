import { HIDDEN_MODAL, isFlagOn, PRODUCT_PARAM } from '@/lib/flags';

export type MenuVisit = {
  /** The address's query. */
  readonly search: string;
  /** Shown before on this very entry of the history. */
  readonly wasShown: boolean;
  /** The browser loaded the page because the visitor went back or forward to it. */
  readonly cameBack: boolean;
};

/** On every load of a menu, unless a flag, a link to a product or the way back speaks against it. */
export function isPopupDue({ search, wasShown, cameBack }: MenuVisit): boolean {
  const params = new URLSearchParams(search);
  if (isFlagOn(params, HIDDEN_MODAL) || params.has(PRODUCT_PARAM)) return false;
  return !wasShown && !cameBack;
}
