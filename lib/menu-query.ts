/** Query flag of the menu: no top navigation and no download banner. */
export const HIDDEN_NAVBAR = 'hidden_navbar';

/** Query flag of the menu: no opening popup. */
export const HIDDEN_MODAL = 'hidden_modal';

/** Query parameter of the menu that names the opened product. */
export const PRODUCT_PARAM = 'produs';

type FlagName = typeof HIDDEN_NAVBAR | typeof HIDDEN_MODAL;

const OFF_VALUES: readonly string[] = ['false', '0'];

/** The first of repeated flags counts. */
export function isFlagOn(params: URLSearchParams, name: FlagName): boolean {
  const value = params.get(name);
  return value !== null && !OFF_VALUES.includes(value.toLowerCase());
}
