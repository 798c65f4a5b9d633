import { routes } from './routes.ts';

export type AddressRow = {
  readonly path: string;
  readonly rendered: Rendering;
  /** Search engines may index the page, and the sitemap lists it. */
  readonly isIndexed?: true;
  /** The page belongs to an account, a payment or an invoice. */
  readonly isSensitive?: true;
  /** The service worker may keep the page, so that browsers can show it offline. */
  readonly isKeptOffline?: true;
  /** The installed app opens links to the page. */
  readonly opensApp?: true;
  readonly isLegal?: true;
  /** The bank may send the browser back to the page by POST. */
  readonly acceptsPost?: true;
  /**
   * Which requests `proxy.ts` rewrites to an internal row.
   * - `menu-variant`: requests for the menu in English, requests for the embedded menu, and
   *   requests of a crawler for link previews with a product in the query.
   * - `search`: requests with a search in the query.
   * - `table-range`: all requests.
   */
  readonly rewrite?: 'menu-variant' | 'search' | 'table-range';
  /** Only a rewrite of `proxy.ts` reaches the page. A request for the page's path gets 404. */
  readonly isInternal?: true;
};

/**
 * When a page is rendered.
 * - `static`: in the build; for a request only if the settings have changed since the build.
 * - `cached`: for a request, when the page cache has no fresh copy.
 * - `unstored`: for a request. The page cache stores no copy of the page.
 * - `per-request`: for each request, with a nonce and in the visitor's language.
 * - `picture`: not a page, but a picture from a route handler.
 */
type Rendering = 'static' | 'cached' | 'unstored' | 'per-request' | 'picture';

type InternalName =
  | 'embeddedMenu'
  | 'englishMenu'
  | 'embeddedEnglishMenu'
  | 'productPreview'
  | 'qrSheetOfTables'
  | 'allMenusResults';

const appPage = { rendered: 'cached', isIndexed: true, opensApp: true } as const;
const legalPage = { rendered: 'static', isIndexed: true, isLegal: true } as const;
const transactionPage = { rendered: 'per-request', isSensitive: true } as const;

/**
 * The sitemap lists the pages of each restaurant together, after the other pages and before the
 * legal pages. Otherwise it lists the indexed pages in the order of these rows. The first row that
 * fits the path of a request is used, so a row with a fixed segment stands before a row with an id
 * in the same place.
 */
export const addressTable = {
  home: { path: routes.home.path, rendered: 'cached', isIndexed: true },
  restaurants: { path: routes.restaurants.path, ...appPage, rewrite: 'search' },
  partner: { path: routes.partner.path, rendered: 'static', isIndexed: true },
  qrChooser: { path: routes.qrChooser.path, rendered: 'cached' },
  qrSheet: { path: routes.qrSheet.path, rendered: 'unstored', rewrite: 'table-range' },
  downloadApp: { path: routes.downloadApp.path, rendered: 'static' },

  restaurant: { path: routes.restaurant.path, ...appPage, isKeptOffline: true },
  menu: { path: routes.menu.path, ...appPage, rewrite: 'menu-variant', isKeptOffline: true },
  table: { path: routes.table.path, rendered: 'unstored', opensApp: true },

  privacy: { path: routes.privacy.path, ...legalPage },
  terms: { path: routes.terms.path, ...legalPage },
  coinsTerms: { path: routes.coinsTerms.path, ...legalPage },
  cookies: { path: routes.cookies.path, ...legalPage },
  additionalAct: { path: routes.additionalAct.path, ...legalPage },
  eula: { path: routes.eula.path, ...legalPage },
  accessibility: { path: routes.accessibility.path, ...legalPage },

  cardPayment: { path: routes.cardPayment.path, ...transactionPage },
  paymentResult: { path: routes.paymentResult.path, ...transactionPage, acceptsPost: true },
  paymentError: { path: routes.paymentError.path, ...transactionPage, acceptsPost: true },
  paymentExit: { path: routes.paymentExit.path, ...transactionPage },
  paymentLoading: { path: routes.paymentLoading.path, ...transactionPage },
  paymentForm: { path: routes.paymentForm.path, ...transactionPage },

  resetPassword: { path: routes.resetPassword.path, ...transactionPage },
  activate: { path: routes.activate.path, ...transactionPage },
  invoice: { path: routes.invoice.path, rendered: 'unstored', isSensitive: true },

  sitePreview: { path: routes.sitePreview.path, rendered: 'picture' },
  restaurantPreview: { path: routes.restaurantPreview.path, rendered: 'picture' },
  menuPreview: { path: routes.menuPreview.path, rendered: 'picture' },
  menuCode: { path: routes.menuCode.path, rendered: 'picture' },

  embeddedMenu: {
    path: '/embedded/restaurant/[restaurantId]/menu',
    rendered: 'cached',
    isInternal: true,
  },
  englishMenu: {
    path: '/embedded/english/restaurant/[restaurantId]/menu',
    rendered: 'cached',
    isInternal: true,
    isKeptOffline: true,
  },
  embeddedEnglishMenu: {
    path: '/embedded/english/embedded/restaurant/[restaurantId]/menu',
    rendered: 'cached',
    isInternal: true,
  },
  productPreview: {
    path: '/embedded/restaurant/[restaurantId]/menu/[product]',
    rendered: 'unstored',
    isInternal: true,
  },
  /**
   * The path contains the range of tables, because reading the query would make the page dynamic.
   * A dynamic page does not pass through the page cache, which hashes the inline scripts of a page
   * and can set its status to 404 or 503.
   */
  qrSheetOfTables: {
    path: '/embedded/coduri/[restaurantId]/[first]/[last]',
    rendered: 'unstored',
    isInternal: true,
  },
  /**
   * The hits of a search in all menus. The path contains the words of the search, because reading
   * the query would make the page dynamic.
   */
  allMenusResults: {
    path: '/embedded/cautare/[opening]/[query]',
    rendered: 'unstored',
    isInternal: true,
  },
} as const satisfies Readonly<Record<keyof typeof routes | InternalName, AddressRow>>;

export const addressRows: readonly AddressRow[] = Object.values(addressTable);

export const publicRows = addressRows.filter(({ isInternal }) => isInternal !== true);

type Table = typeof addressTable;

export type LegalName = {
  [Name in keyof Table]: Table[Name] extends { readonly isLegal: true } ? Name : never;
}[keyof Table];
