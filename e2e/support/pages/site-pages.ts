import { addressRows } from '../../../lib/addresses/address-table.ts';
import { hasIds } from '../../../lib/addresses/fits-path.ts';
import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { publicRoutes } from '../../../lib/addresses/public-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatResultsHref } from '../../../lib/all-menus/all-menus-query.ts';

/** A restaurant with pictures and opening hours. */
export const RESTAURANT_ID = 'hanul-trei-fantani';

/** The id of an invoice whose document the sandbox has. */
export const INVOICE_ID = 'sandbox-invoice-1';

export type SitePage = {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** The page changes its text after a call to our API or after reading the browser's storage. */
  readonly changesText?: true;
};

const found = (name: string, path: string): SitePage => ({ name, path, status: 200 });

const changing = (name: string, path: string): SitePage => ({
  ...found(name, path),
  changesText: true,
});

/**
 * The paths of all pages that have no id in their path and are not sensitive (`isSensitive` in
 * `lib/addresses/address-table.ts`).
 */
export const fixedPublicPaths: readonly string[] = Object.values(publicRoutes)
  .map(({ path }) => path)
  .filter((path) => !hasIds(path));

export const legalPaths: readonly string[] = addressRows
  .filter(({ isLegal }) => isLegal)
  .map(({ path }) => path);

/** The pages that search engines may index, with one restaurant as an example of all. */
export const indexablePages: readonly SitePage[] = [
  found('home', routes.home()),
  found('partners', routes.partner()),
  found('the list', routes.restaurants()),
  found('a restaurant', routes.restaurant({ restaurantId: RESTAURANT_ID })),
  found('a menu', routes.menu({ restaurantId: RESTAURANT_ID })),
  ...legalPaths.map((path) => found(path, path)),
];

/** Pages in different states, for example for tests of markup and layout. */
export const sitePages: readonly SitePage[] = [
  ...indexablePages,
  found('the download page', routes.downloadApp()),
  found('a table', routes.table({ restaurantId: RESTAURANT_ID, tableId: '12' })),
  found('a search in all menus', formatResultsHref({ text: 'ciorba', opening: 'toate' })),
  found('a search without hits', formatResultsHref({ text: 'xyzzy', opening: 'acum' })),
  found('a menu in the app', formatMenuHref({ restaurantId: RESTAURANT_ID, hiddenNavbar: true })),
  found('a menu without pictures', routes.menu({ restaurantId: 'cantina-zona-vest' })),
  found('a menu without categories', routes.menu({ restaurantId: 'sandbox-empty' })),
  found('a menu with hostile texts', routes.menu({ restaurantId: 'sandbox-hostile' })),
  found('an invoice', routes.invoice({ invoiceId: INVOICE_ID })),
  found('the choice of a restaurant for its QR codes', routes.qrChooser()),
  found('a sheet of QR codes', routes.qrSheet({ restaurantId: RESTAURANT_ID })),
  found('the exit of a payment', routes.paymentExit()),
  changing('a payment that succeeded', `${routes.paymentResult()}?RC=00&ORDER=1234567`),
  found('a declined payment', `${routes.paymentResult()}?RC=51&ORDER=1234567&lang=en`),
  found('a payment that could not begin', routes.paymentError()),
  changing('a card form', routes.cardPayment({ userId: 'sandbox-form-visible', orderId: '1' })),
  changing('a new password', routes.resetPassword({ token: 'sandbox-token-valid-page' })),
  changing('a new password that fails', routes.resetPassword({ token: 'sandbox-token-expired' })),
  changing('an activation', routes.activate({ token: 'sandbox-token-used' })),
  changing(
    'an activation in English',
    `${routes.activate({ token: 'sandbox-token-used' })}?lang=en`,
  ),
  { name: 'a missing invoice', path: '/invoice/sandbox-invoice-missing', status: 404 },
  { name: 'an unknown restaurant', path: '/restaurant/nu-exista-asa-ceva/menu', status: 404 },
  { name: 'an unknown address', path: '/nu/exista', status: 404 },
  { name: 'a menu that fails', path: '/restaurant/sandbox-500/menu', status: 503 },
];
