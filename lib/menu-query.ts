/** Query flag: the menu has no navigation and no download banner (requirement M-6). */
export const HIDDEN_NAVBAR = 'hidden_navbar';

/** Query flag: the menu does not show the opening popup (`shouldOpenPopup`). */
export const HIDDEN_MODAL = 'hidden_modal';

/** Query parameter: the slug of the product whose popup the menu shows. */
export const PRODUCT_PARAM = 'produs';

/**
 * Query parameter: the id of the table at which the visitor sits. The table's page puts it into its
 * links. Only browsers read it (`lib/query-values.ts`), so it changes no page and no key of a cache.
 */
export const TABLE_PARAM = 'masa';

type FlagName = typeof HIDDEN_NAVBAR | typeof HIDDEN_MODAL;

export const OFF_VALUES: readonly string[] = ['false', '0'];

/** If the query contains the flag several times, the first one counts. */
export function isFlagOn(params: URLSearchParams, name: FlagName): boolean {
  const value = params.get(name);
  return value !== null && !OFF_VALUES.includes(value.toLowerCase());
}

export type MenuVisit = {
  readonly search: string;
  /** Back or Forward loaded the document. */
  readonly isBackForward: boolean;
  /** The browser shows an offline page. Without a network no app store can be reached. */
  readonly isOfflinePage: boolean;
};

export function shouldOpenPopup({ search, isBackForward, isOfflinePage }: MenuVisit): boolean {
  const params = new URLSearchParams(search);
  if (isFlagOn(params, HIDDEN_MODAL) || params.has(PRODUCT_PARAM)) return false;
  return !isBackForward && !isOfflinePage;
}
