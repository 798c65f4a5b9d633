import { formatMenuHref } from '../../lib/addresses/menu-href.ts';
import { routes } from '../../lib/addresses/routes.ts';
import { formatResultsHref } from '../../lib/all-menus/all-menus-query.ts';
import { catalogue } from '../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../support/browser/raw-request.ts';
import type { RawAnswer } from '../support/browser/raw-request.ts';
import { createVisitorAddress } from '../support/browser/visitor-address.ts';
import { sendApi } from '../support/pages/api-calls.ts';
import { INVOICE_ID } from '../support/pages/site-pages.ts';
import { goals } from './goals.ts';
import type { SuiteFault } from './suite-fault.ts';

/** The name of the visited restaurant after the suite has changed the provider's data. */
export const CHANGED_NAME = 'Hanul Schimbat';
/** A search that finds the visited restaurant under its old name and under its new one. */
const SEARCH_HREF = formatResultsHref({ text: 'hanul', opening: 'toate' });
/** The id of a restaurant that the suite adds to the provider's list when it changes the name. */
const LISTED_LATER = catalogue.at(-1)?.shortName ?? '';

export type PageKind = {
  readonly name: string;
  readonly send: (origin: string, restaurantId: string) => Promise<RawAnswer>;
  /** Allowed statuses of a first visit during the fault. */
  readonly listColdStatuses: (fault: SuiteFault) => readonly number[];
  readonly deadlineMs: number;
  /** A text that the page shows only after the provider's data have changed. */
  readonly freshText?: string;
  /**
   * What the caches have after a visit. 'page': the page cache has the page. 'data': the page cache
   * does not have the page, but other caches have what the answer needs. 'nothing': no cache has
   * what the answer needs, so each visit calls the provider.
   */
  readonly cached: 'page' | 'data' | 'nothing';
};

const createToken = (): string => `sandbox-token-valid-${crypto.randomUUID()}`;

/** Any JSON object with status 200 is a valid answer to the check of an account token. */
const ANSWERED_200: readonly SuiteFault[] = ['wrong-shape'];

/** With `flapping` a call or its retry may succeed, so status 200 is allowed too. */
const failing =
  (...statuses: readonly number[]): PageKind['listColdStatuses'] =>
  (fault) =>
    fault === 'flapping' ? [200, ...statuses] : statuses;

const createPage = (
  name: string,
  getPath: (restaurantId: string) => string,
  freshText?: string,
): PageKind => ({
  name,
  send: (origin, restaurantId) => sendRaw(origin, getPath(restaurantId)),
  listColdStatuses: failing(503),
  deadlineMs: goals.coldMs,
  cached: 'page',
  ...(freshText !== undefined && { freshText }),
});

const showsName = (name: string, getPath: (restaurantId: string) => string): PageKind =>
  createPage(name, getPath, CHANGED_NAME);

export const pageKinds: readonly PageKind[] = [
  { ...createPage('home', () => routes.home()), listColdStatuses: () => [200] },
  showsName('list', () => routes.restaurants()),
  showsName('restaurant', (restaurantId) => routes.restaurant({ restaurantId })),
  showsName('menu', (restaurantId) => routes.menu({ restaurantId })),
  showsName('embedded', (restaurantId) => formatMenuHref({ restaurantId, hiddenNavbar: true })),
  {
    ...showsName('table', (restaurantId) => routes.table({ restaurantId, tableId: '12' })),
    cached: 'data',
  },
  { ...showsName('codes', (restaurantId) => routes.qrSheet({ restaurantId })), cached: 'data' },
  {
    ...showsName('hits', () => SEARCH_HREF),
    // Each search has the address of a new visitor, because the site limits a visitor's searches.
    send: (origin) =>
      sendRaw(origin, SEARCH_HREF, { headers: { 'x-forwarded-for': createVisitorAddress() } }),
    cached: 'data',
  },
  createPage('sitemap', () => '/sitemap.xml', LISTED_LATER),
  {
    ...createPage('preview', (restaurantId) => routes.menuPreview({ restaurantId })),
    cached: 'data',
  },
  {
    ...createPage('invoice', () => routes.invoice({ invoiceId: INVOICE_ID })),
    cached: 'nothing',
  },
  {
    name: 'payment',
    send: (origin) => sendApi(origin, 'authorizationForm', { body: { userId: 'demo' } }),
    listColdStatuses: failing(502, 503),
    deadlineMs: goals.paymentMs,
    cached: 'nothing',
  },
  {
    name: 'account',
    send: (origin) => sendApi(origin, 'verifyToken', { body: { token: createToken() } }),
    listColdStatuses: (fault) => (ANSWERED_200.includes(fault) ? [200] : failing(502, 503)(fault)),
    deadlineMs: goals.coldMs,
    cached: 'nothing',
  },
];
