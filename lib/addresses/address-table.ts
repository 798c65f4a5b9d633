import { isInvoiceId, isOrderId, isRestaurantId, isTableId, isToken, isUserId } from '../ids.ts';
import { fitsParts, isPlaceholder } from './fits-path.ts';
import type { IdsOf } from './link.ts';
import { routes } from './routes.ts';

export type AddressRow = {
  readonly path: string;
  readonly rendered: Rendering;
  /** Search engines may index the page, and the sitemap lists it. */
  readonly isIndexed?: true;
  /** The page belongs to an account, a payment or an invoice. */
  readonly isSensitive?: true;
  /** The service worker may store the page, so that browsers can show it offline. */
  readonly isStoredOffline?: true;
  /** The installed app opens links to the page. */
  readonly opensApp?: true;
  readonly isLegal?: true;
  /** The bank may send the browser back to the page by POST. */
  readonly acceptsPost?: true;
  /** What chooses between the forms of the page (`lib/request/page-keys.ts`). */
  readonly chosenBy?: readonly Choice[];
};

export type Choice = 'language' | 'navigation' | 'product' | 'search' | 'tables';

/**
 * When a page is rendered.
 * - `static`: by the build, and once more by a process whose settings are not those of the build.
 * - `cached`: for the page cache, when it has no fresh copy.
 * - `unstored`: for a request. The page cache stores no copy of the page.
 * - `per-request`: for each request, with a nonce and in the visitor's language.
 * - `picture`: not a page, but a picture from a route handler.
 */
type Rendering = 'static' | 'cached' | 'unstored' | 'per-request' | 'picture';

const appPage = { rendered: 'cached', isIndexed: true, opensApp: true } as const;
const legalPage = { rendered: 'static', isIndexed: true, isLegal: true } as const;
const transactionPage = { rendered: 'per-request', isSensitive: true } as const;

/**
 * The sitemap lists the pages of each restaurant together, after the other pages and before the
 * legal pages. Otherwise it lists the indexed pages in the order of these rows. The first row that
 * fits the path of a request is used, so a row with a fixed segment stands before a row with an id
 * in the same place.
 */
const addressTable = {
  home: { path: routes.home.path, rendered: 'cached', isIndexed: true },
  restaurants: { path: routes.restaurants.path, ...appPage, chosenBy: ['search'] },
  partner: { path: routes.partner.path, rendered: 'cached', isIndexed: true },
  qrChooser: { path: routes.qrChooser.path, rendered: 'cached' },
  qrSheet: { path: routes.qrSheet.path, rendered: 'unstored', chosenBy: ['tables'] },
  downloadApp: { path: routes.downloadApp.path, rendered: 'static' },

  restaurant: {
    path: routes.restaurant.path,
    ...appPage,
    chosenBy: ['language'],
    isStoredOffline: true,
  },
  menu: {
    path: routes.menu.path,
    ...appPage,
    chosenBy: ['language', 'navigation', 'product'],
    isStoredOffline: true,
  },
  table: {
    path: routes.table.path,
    rendered: 'unstored',
    chosenBy: ['language'],
    opensApp: true,
  },

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
  appCode: { path: routes.appCode.path, rendered: 'picture' },
  restaurantPreview: { path: routes.restaurantPreview.path, rendered: 'picture' },
  menuPreview: { path: routes.menuPreview.path, rendered: 'picture' },
  menuCode: { path: routes.menuCode.path, rendered: 'picture' },
} as const satisfies Readonly<Record<keyof typeof routes, AddressRow>>;

export const addressRows: readonly AddressRow[] = Object.values(addressTable);

type Table = typeof addressTable;

export type LegalName = {
  [Name in keyof Table]: Table[Name] extends { readonly isLegal: true } ? Name : never;
}[keyof Table];

type IdCheck = (segment: string) => boolean;

const idChecks: Readonly<Record<string, IdCheck>> = {
  restaurantId: isRestaurantId,
  tableId: isTableId,
  userId: isUserId,
  orderId: isOrderId,
  token: isToken,
  invoiceId: isInvoiceId,
} satisfies Record<IdsOf<typeof routes>, IdCheck>;

/** Browsers resolve these segments, so a link with them would lead to another page. */
const DOT_SEGMENTS: readonly string[] = ['.', '..'];

/** `part` is a placeholder such as `[token]`. */
const isValidId = (segment: string, part: string): boolean =>
  !DOT_SEGMENTS.includes(segment) && idChecks[part.slice(1, -1)]?.(segment) === true;

/** The paths are split here once, because a request may be compared with them several times. */
const rowsInParts = addressRows.map((row) => ({ row, parts: row.path.split('/') }));

export function findRequestedRow(pathname: string): AddressRow | undefined {
  const segments = pathname.split('/');
  return rowsInParts.find(({ parts }) =>
    fitsParts(segments, parts, (segment, part) =>
      isPlaceholder(part) ? isValidId(segment, part) : segment === part,
    ),
  )?.row;
}

export const API_PREFIX = '/api';

/** The distinct first segments of the selected rows, such as `/payment` and `/reset`. */
export function listPrefixes(isSelected: (row: AddressRow) => boolean): readonly string[] {
  const firstSegments = addressRows.filter(isSelected).map(({ path }) => path.split('/')[1]);
  return [...new Set(firstSegments)].map((segment) => `/${segment}`);
}

const reportingPrefixes: ReadonlySet<string> = new Set(
  listPrefixes(({ isSensitive, rendered }) => isSensitive !== true && rendered !== 'picture'),
);

/**
 * Whether browsers report violations of the policy of the page at `pathname`. A report contains the
 * address of the page. So browsers report neither on sensitive pages nor on the page `/_not-found`:
 * visitors get this page at unknown addresses, which may be secret or personal.
 */
export function reportsViolations(pathname: string): boolean {
  return reportingPrefixes.has(`/${pathname.split('/')[1]}`);
}

/**
 * A parameter that newsletters and ad networks add to a link. No page reads it, so addresses that
 * differ only in such parameters share a cached page. The edge has the same pattern
 * (`npm run document-edge`).
 */
export const CAMPAIGN_PARAM =
  /(?:utm_[a-z_]{1,32}|gclid|gbraid|wbraid|gad_source|gad_campaignid|fbclid|msclkid|ttclid)=[^&#]*/;
const CAMPAIGN_PARAM_ALONE = new RegExp(`^${CAMPAIGN_PARAM.source}$`);

/** `address` is a path with or without a query. All other parameters stay as they were sent. */
export function removeCampaignParams(address: string): string {
  const queryStart = address.indexOf('?');
  if (queryStart === -1) return address;
  const params = address.slice(queryStart + 1).split('&');
  const others = params.filter((param) => !CAMPAIGN_PARAM_ALONE.test(param)).join('&');
  return address.slice(0, others === '' ? queryStart : queryStart + 1) + others;
}
