import { routes } from './routes.ts';

/** What the server decides about a page. */
export type AddressRow = {
  readonly path: string;
  readonly rendered: Rendering;
  /** Search engines may index it: it is in the sitemap. */
  readonly isIndexed?: true;
  /** The address is a secret or names a person: never stored, indexed or passed on as a referrer. */
  readonly isSensitive?: true;
  /** The installed app opens links to it. */
  readonly opensApp?: true;
  /** `lib/legal` has its text. */
  readonly isLegal?: true;
  /** The bank may return to it by POST. */
  readonly acceptsPost?: true;
  /** `proxy.ts` rewrites to an internal row: menus when the flag is on, sheets always. */
  readonly rewrite?: 'hidden-navbar' | 'table-range';
  /** Reached only by a rewrite; outside requests get 404. */
  readonly isInternal?: true;
};

/**
 * `static` by the build; `cached` at the first visit and then kept by the page cache; `unstored` at
 * each visit, because the page cache keeps no copy; `per-request` with a nonce and in the visitor's
 * language; `picture` by a route handler instead of a page.
 */
type Rendering = 'static' | 'cached' | 'unstored' | 'per-request' | 'picture';

type InternalName = 'embeddedMenu' | 'qrSheetOfTables';

const appPage = { rendered: 'cached', isIndexed: true, opensApp: true } as const;
const legalPage = { rendered: 'static', isIndexed: true, isLegal: true } as const;
const secretPage = { rendered: 'per-request', isSensitive: true } as const;

/**
 * A row per page: request rules, headers, sitemap and association files are derived from it. The order
 * is that of the sitemap. The first row that matches a request is used, so a row with a fixed segment
 * comes before a row with an id in the same place.
 */
export const addressTable = {
  home: { path: routes.home.path, rendered: 'cached', isIndexed: true },
  restaurants: { path: routes.restaurants.path, ...appPage },
  partner: { path: routes.partner.path, rendered: 'static', isIndexed: true },
  qrChooser: { path: routes.qrChooser.path, rendered: 'cached' },
  qrSheet: { path: routes.qrSheet.path, rendered: 'unstored', rewrite: 'table-range' },
  downloadApp: { path: routes.downloadApp.path, rendered: 'static' },

  restaurant: { path: routes.restaurant.path, ...appPage },
  menu: { path: routes.menu.path, ...appPage, rewrite: 'hidden-navbar' },
  table: { path: routes.table.path, rendered: 'unstored', opensApp: true },

  privacy: { path: routes.privacy.path, ...legalPage },
  terms: { path: routes.terms.path, ...legalPage },
  coinsTerms: { path: routes.coinsTerms.path, ...legalPage },
  cookies: { path: routes.cookies.path, ...legalPage },
  additionalAct: { path: routes.additionalAct.path, ...legalPage },
  eula: { path: routes.eula.path, ...legalPage },
  accessibility: { path: routes.accessibility.path, ...legalPage },

  cardPayment: { path: routes.cardPayment.path, ...secretPage },
  paymentResult: { path: routes.paymentResult.path, ...secretPage, acceptsPost: true },
  paymentError: { path: routes.paymentError.path, ...secretPage, acceptsPost: true },
  paymentExit: { path: routes.paymentExit.path, ...secretPage },
  paymentLoading: { path: routes.paymentLoading.path, ...secretPage },
  paymentForm: { path: routes.paymentForm.path, ...secretPage },

  resetPassword: { path: routes.resetPassword.path, ...secretPage },
  activate: { path: routes.activate.path, ...secretPage },
  invoice: { path: routes.invoice.path, rendered: 'unstored', isSensitive: true },

  sitePreview: { path: routes.sitePreview.path, rendered: 'picture' },
  restaurantPreview: { path: routes.restaurantPreview.path, rendered: 'picture' },
  menuPreview: { path: routes.menuPreview.path, rendered: 'picture' },

  embeddedMenu: {
    path: '/embedded/restaurant/[restaurantId]/menu',
    rendered: 'cached',
    isInternal: true,
  },
  /** Has the range of tables in the path, because reading the query makes a page dynamic. */
  qrSheetOfTables: {
    path: '/embedded/coduri/[restaurantId]/[first]/[last]',
    rendered: 'unstored',
    isInternal: true,
  },
} as const satisfies Readonly<Record<keyof typeof routes | InternalName, AddressRow>>;

export const addressRows: readonly AddressRow[] = Object.values(addressTable);

/** The rows that outside requests can open. */
export const publicRows = addressRows.filter(({ isInternal }) => isInternal !== true);

type Table = typeof addressTable;

/** The names of the legal documents. */
export type LegalName = {
  [Name in keyof Table]: Table[Name] extends { readonly isLegal: true } ? Name : never;
}[keyof Table];
