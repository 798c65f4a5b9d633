import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { formatMenuHref } from '../../lib/addresses/menu-href.ts';
import { routes } from '../../lib/addresses/routes.ts';
import { formatResultsHref } from '../../lib/all-menus/all-menus-query.ts';
import { providerPaths } from '../../lib/provider/contract/paths.ts';
import { PROBE_AFTER_MS } from '../../lib/provider/client.ts';
import { callDeadlinesMs } from '../../lib/provider/call-limits.ts';
import { catalogue } from '../sandbox/catalogue.ts';
import { sendRaw, createVisitorAddress } from '../support/browser/raw-request.ts';
import type { RawAnswer } from '../support/browser/raw-request.ts';
import { apiBodiesWith, sendApi } from '../support/pages/api-calls.ts';
import { INVOICE_ID, RESTAURANT_ID } from '../support/pages/site-pages.ts';
import { expect, test as base } from '../support/servers/fixtures.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import { startSite } from '../support/servers/site.ts';
import type { RunningSite, SiteOptions } from '../support/servers/site.ts';

const ROW_TIMEOUT_MS = 240_000;

type Options = Partial<SiteOptions> & { readonly afterStop?: () => Promise<unknown> };

/** Each test is a row: it adds cells, of which `table-reporter.ts` prints the tables. */
export const test = base.extend<{
  readonly start: (options?: Options) => Promise<RunningSite>;
}>({
  start: async ({ sandbox }, provide, testInfo) => {
    testInfo.setTimeout(ROW_TIMEOUT_MS);
    let stop: (() => Promise<unknown>) | undefined;
    await provide(async ({ afterStop, ...options } = {}) => {
      const site = await startSite({ providerApiUrl: sandbox.origin, ...options });
      stop = () => site.stop().then(afterStop);
      return site;
    });
    await stop?.();
  },
});

/** Returns an `expect` for the checks of the cell. A failed check fails the row, which goes on. */
export function addCell(table: string, column: string, shown: string): typeof expect {
  test.info().annotations.push({ type: `${table}\n${column}`, description: shown });
  return expect.configure({ soft: true, message: `${table}, ${column}` });
}

export const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

/** The limits of docs/reliability.md are doubled, because the machine also does other work. */
const MARGIN = 2;
/** `npm test` runs other tests beside these, so it measures no times and waits longer. */
const BUSY = 5;
export const isAlone = (): boolean => test.info().config.workers === 1;
/** What the site may need for an answer in addition to the call to the provider. */
const OWN_WORK_MS = 100;
/** The `REVALIDATE_SECONDS` that `startSite` sets. */
export const PERIOD_MS = 1_000;
/** After a fault: a page period, and the time for which an open breaker refuses calls. */
const RIGHT_AFTER_MS = MARGIN * (PERIOD_MS + PROBE_AFTER_MS);
/** A page that waits for a hanging provider exceeds this. */
const CACHED_MS = callDeadlinesMs.menu / 2;
/** To the provider, without retries, for a menu or for the list. */
const CALLS_PER_PERIOD = 1.1;
const KNOWN_PERIODS = 3;
/** A visit that lasts longer counts as one without an answer. */
const GIVE_UP_MS = 30_000;
const NO_ANSWER: RawAnswer = { status: 0, headers: {}, body: '' };

/** The name of the visited restaurant after the provider's data have changed. */
export const CHANGED_NAME = 'Hanul Schimbat';

export type PageKind = {
  readonly name: string;
  /** What the caches have after a visit. With 'nothing' each visit calls the provider. */
  readonly cached: 'page' | 'data' | 'nothing';
  /** A path, or the name of a call of the page's script. */
  readonly path: `/${string}` | 'authorizationForm' | 'verifyToken';
  /** A text that the page shows only after the provider's data have changed. */
  readonly freshText: string;
};

const restaurantId = RESTAURANT_ID;
const rows: readonly (readonly [string, PageKind['cached'], PageKind['path'], string?])[] = [
  ['home', 'page', routes.home()],
  ['list', 'page', routes.restaurants(), CHANGED_NAME],
  ['restaurant', 'page', routes.restaurant({ restaurantId }), CHANGED_NAME],
  ['menu', 'page', routes.menu({ restaurantId }), CHANGED_NAME],
  ['embedded', 'page', formatMenuHref({ restaurantId, hiddenNavbar: true }), CHANGED_NAME],
  ['table', 'data', routes.table({ restaurantId, tableId: '12' }), CHANGED_NAME],
  ['codes', 'data', routes.qrSheet({ restaurantId }), CHANGED_NAME],
  // Finds the restaurant under its old name and under its new one.
  ['hits', 'data', formatResultsHref({ text: 'hanul', opening: 'toate' }), CHANGED_NAME],
  ['sitemap', 'page', '/sitemap.xml', catalogue.at(-1)?.shortName ?? ''],
  ['preview', 'data', routes.menuPreview({ restaurantId })],
  ['invoice', 'nothing', routes.invoice({ invoiceId: INVOICE_ID })],
  ['payment', 'nothing', 'authorizationForm'],
  ['account', 'nothing', 'verifyToken'],
];
export const pageKinds = rows.map(([name, cached, path, freshText = '']): PageKind => ({
  name,
  cached,
  path,
  freshText,
}));
export const cachedKinds = pageKinds.filter(({ cached }) => cached !== 'nothing');
export const namedKinds = pageKinds.filter(({ freshText }) => freshText === CHANGED_NAME);
/**
 * Also after a restart in an outage. Not previews: on a busy machine it can take too long to draw
 * one again, and the site then answers 503.
 */
export const lastingKinds = cachedKinds.filter(({ name }) => name !== 'preview');

export const getLimitMs = ({ path }: PageKind): number => {
  const call = path === 'authorizationForm' ? 'paymentAuthorization' : 'menu';
  return MARGIN * (callDeadlinesMs[call] + OWN_WORK_MS);
};

export type Visit = RawAnswer & { readonly kind: PageKind; readonly ms: number };

/** Each visit has the address of a new visitor, because the site limits what one may do. */
async function visit(
  kind: PageKind,
  { origin }: RunningSite,
  visitedId: string = RESTAURANT_ID,
): Promise<Visit> {
  const { path } = kind;
  const startedAt = performance.now();
  const sent =
    path === 'authorizationForm' || path === 'verifyToken'
      ? sendApi(origin, path, { body: apiBodiesWith('sandbox-token-valid')[path] })
      : sendRaw(origin, path.replace(RESTAURANT_ID, visitedId), {
          headers: { 'x-forwarded-for': createVisitorAddress() },
        });
  const late = wait(GIVE_UP_MS, NO_ANSWER, { ref: false });
  const answer = await Promise.race([sent, late]).catch(() => NO_ANSWER);
  return { ...answer, kind, ms: performance.now() - startedAt };
}

/** At once: failures of earlier visits could open a breaker, so that later ones make no call. */
export const visitAll = (
  kinds: readonly PageKind[],
  site: RunningSite,
  visitedId?: string,
): Promise<readonly Visit[]> => Promise.all(kinds.map((kind) => visit(kind, site, visitedId)));

/**
 * Visits the pages until each was right once. The cells show how long that took: one for each page,
 * or one for all with the name `column`.
 */
export async function addRecovery(
  table: string,
  kinds: readonly PageKind[],
  site: RunningSite,
  isRight: (visit: Visit) => boolean,
  column?: string,
): Promise<void> {
  const startedAt = performance.now();
  const times = new Map<PageKind, number>();
  const listWrong = (): readonly PageKind[] => kinds.filter((kind) => !times.has(kind));
  const visitWrong = async (): Promise<readonly PageKind[]> => {
    const sinceMs = performance.now() - startedAt;
    for (const visited of await visitAll(listWrong(), site)) {
      if (isRight(visited)) times.set(visited.kind, sinceMs + visited.ms);
    }
    return listWrong();
  };
  const visiting = expect.poll(visitWrong, {
    timeout: isAlone() ? RIGHT_AFTER_MS : BUSY * RIGHT_AFTER_MS,
    intervals: [100],
  });
  await visiting.toEqual([]).catch(() => undefined);
  const wrong = listWrong().map(({ name }) => name);
  if (column !== undefined) {
    const slowest = formatSeconds(Math.max(...times.values()));
    addCell(table, column, slowest)(wrong).toEqual([]);
    return;
  }
  for (const kind of kinds) {
    const time = formatSeconds(times.get(kind) ?? Infinity);
    addCell(table, kind.name, time)(wrong).not.toContain(kind.name);
  }
}

/**
 * Visits the pages that need no call to the provider, again and again for some page periods. Each
 * must be answered with 200 and soon, and the site must call the provider once a period at most.
 */
export async function visitKnown(
  table: string,
  site: RunningSite,
  control: SandboxControl,
): Promise<void> {
  await control.clearRequests();
  const startedAt = performance.now();
  const visitInTurn = async (kinds: readonly PageKind[]): Promise<readonly Visit[]> => {
    const visits: Visit[] = [];
    while (performance.now() - startedAt < KNOWN_PERIODS * PERIOD_MS) {
      for (const kind of kinds) visits.push(await visit(kind, site));
      // Without a pause the visits would keep a whole core busy.
      await wait(PERIOD_MS / 10);
    }
    return visits;
  };
  // Pages in the page cache must not wait for the others, which may wait for the provider.
  const pages = cachedKinds.filter(({ cached }) => cached === 'page');
  const others = cachedKinds.filter(({ cached }) => cached === 'data');
  const allVisits = (await Promise.all([pages, others].map(visitInTurn))).flat();
  for (const kind of cachedKinds) {
    const visits = allVisits.filter((visited) => visited.kind === kind);
    const failures = visits.map(({ status }) => status).filter((status) => status !== 200);
    const slowest = Math.max(...visits.map(({ ms }) => ms));
    const share = `${visits.length - failures.length}/${visits.length}`;
    const check = addCell(table, kind.name, `${share} ${formatSeconds(slowest)}`);
    check(failures).toEqual([]);
    if (!isAlone()) continue;
    check(slowest).toBeLessThan(kind.cached === 'page' ? CACHED_MS : getLimitMs(kind));
  }
  // The measured time may begin in the middle of a period, so one call more is allowed.
  const periods = (performance.now() - startedAt) / PERIOD_MS;
  const mostCalls = Math.floor(periods * CALLS_PER_PERIOD + 1);
  for (const [column, path] of [
    ['menu calls', providerPaths.menu(RESTAURANT_ID)],
    ['list calls', providerPaths.restaurants()],
  ] as const) {
    const requests = await control.getRequests(path);
    // A call and its retry have the same correlation id.
    const calls = new Set(requests.map(({ headers }) => headers['x-correlation-id'])).size;
    addCell(table, column, `${calls} of ${mostCalls}`)(calls).toBeLessThanOrEqual(mostCalls);
  }
}

/** NaN on a system without /proc. */
export async function readMemoryMb({ pid }: RunningSite): Promise<number> {
  const status = await readFile(`/proc/${pid()}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024);
}
