import type { Request } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes } from '../../../lib/api/api-contract.ts';
import { BANK_PATH } from '../../sandbox/bank.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { apiBodiesWith, apiNames, sendApi } from '../../support/pages/api-calls.ts';
import {
  readMonitoring,
  watchedBy,
  startTraceCollector,
} from '../../support/monitoring/trace-collector.ts';
import type { TraceCollector } from '../../support/monitoring/trace-collector.ts';
import { findInFiles } from '../../support/rules/find-in-files.ts';
import { expect, test as base } from '../../support/servers/fixtures.ts';
import type { RunningSite } from '../../support/servers/site.ts';

/** The tests use this text as a token and as the id of a user, an order and an invoice. */
const CANARY = 'canary-3f9d2c7e51';
/** A part of `CANARY` with only letters and digits, which URL and HTML encoding do not change. */
const SECRET_PART = '3f9d2c7e51';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const { shortName } = first;

// The collector is not a worker fixture, because Playwright would start another worker for it.
let collector: TraceCollector;

const test = base.extend<{ readonly verboseSite: RunningSite }>({
  verboseSite: async ({ getOwnSite }, provide) => {
    await provide(await getOwnSite({ LOG_LEVEL: 'trace', ...watchedBy(collector) }));
  },
});

test.beforeAll(async () => {
  collector = await startTraceCollector();
});
test.afterAll(() => collector.stop());

const pagesOf = (id: string): readonly string[] => [
  routes.resetPassword({ token: id }),
  routes.activate({ token: id }),
  routes.cardPayment({ userId: id, orderId: id }),
  routes.paymentLoading({ userId: id }),
  routes.paymentForm({ userId: id }),
  routes.invoice({ invoiceId: id }),
  `${routes.paymentResult()}?RC=00&ORDER=${id}`,
  `${routes.paymentResult()}?RC=96&ORDER=${id}&MESSAGE=${id}`,
  `${routes.paymentError()}?ORDER=${id}`,
];

const otherDocuments = [
  '/',
  '/restaurants',
  `/restaurant/${shortName}/menu`,
  '/nu/exista',
  '/activate/a%2fb',
  routes.paymentExit(),
  routes.activate({ token: 'another' }),
  routes.invoice({ invoiceId: 'another' }),
];

async function expectNoSecret(site: RunningSite): Promise<void> {
  // The first two assertions check that the log and the cache folder are not empty. In an empty log
  // or folder, the secret part could not be found, so the next two assertions would always pass.
  expect(site.output()).toContain('Provider call failed');
  expect(await findInFiles(site.cacheDir, shortName)).not.toEqual([]);
  expect(site.output()).not.toContain(SECRET_PART);
  expect(await findInFiles(site.cacheDir, SECRET_PART)).toEqual([]);
  for (const path of otherDocuments) {
    const { headers, body } = await sendRaw(site.origin, path);
    expect([
      path,
      body.includes(SECRET_PART),
      JSON.stringify(headers).includes(SECRET_PART),
    ]).toEqual([path, false, false]);
  }
}

async function visitEverything(site: RunningSite): Promise<void> {
  for (const path of [...pagesOf(CANARY), ...pagesOf(`${CANARY}!`)]) {
    const visits = ['GET', 'HEAD', 'POST', 'PUT'].map((method) => ({ method }));
    await Promise.all(
      [...visits, { headers: { rsc: '1' } }].map((how) => sendRaw(site.origin, path, how)),
    );
  }
  for (const id of [CANARY, `${CANARY}/..`]) {
    for (const name of apiNames) {
      const { body } = await sendApi(site.origin, name, { body: apiBodiesWith(id)[name] });
      // Only a successful answer may contain the id: a payment form contains the id of its order.
      if (JSON.parse(body).outcome !== 'done') expect(body, name).not.toContain(SECRET_PART);
    }
  }
}

// This test comes before the test with faults, because faults open the site's circuit breakers. The
// site would then send fewer calls to the provider.
test('the provider gets ids and tokens only in the calls that need them', async ({
  verboseSite,
  control,
}) => {
  await control.watchRequests(SECRET_PART);
  await visitEverything(verboseSite);
  const calls = (await control.getRequests())
    .filter(({ carriedIn }) => carriedIn.length > 0)
    .map(({ method, path, carriedIn }) => `${method} ${path} in ${carriedIn.join()}`);
  expect([...new Set(calls)].toSorted()).toEqual([
    `GET /api/payment/client/${CANARY}/${CANARY}/card in path`,
    `GET /api/v1/payment/librapay/${CANARY}/authorization in path`,
    'GET /api/v1/verify/token in token',
    `GET /api/v1/web/invoice/${CANARY} in path`,
    'POST /api/v1/reset/password in body',
    'POST /api/v1/verify/activation/token in body',
    `PUT /api/v1/payment/librapay/order/${CANARY}/authorized in path`,
  ]);
});

test('ids and tokens are in no log, metric, trace or file, and in no page at another address', async ({
  verboseSite,
  control,
}) => {
  await sendRaw(verboseSite.origin, `/restaurant/${shortName}/menu`);
  for (const fault of ['500', 'reset', 'bad-json', 'wrong-shape', 'redirect'] as const) {
    await control.setFault(fault);
    await visitEverything(verboseSite);
  }
  await control.clearFaults();
  await expectNoSecret(verboseSite);
  const monitored = await readMonitoring(verboseSite.origin, collector);
  expect(monitored).toContain('route="/activate/[token]"');
  expect(monitored).toContain('GET /activate/[token]');
  expect(monitored).not.toContain(SECRET_PART);
  expect(await findInFiles(process.env.BUILT_SITE_COPY ?? 'no built site', SECRET_PART)).toEqual(
    [],
  );
});

async function placesOf(request: Request): Promise<readonly string[]> {
  const headers = { ...(await request.allHeaders()) };
  // The pseudo-header `:path` repeats the address, which this function checks below.
  delete headers[':path'];
  return [
    ...(request.url().includes(SECRET_PART) ? ['address'] : []),
    ...Object.keys(headers).filter((name) => headers[name]?.includes(SECRET_PART)),
    ...(request.postData()?.includes(SECRET_PART) ? ['body'] : []),
  ];
}

/** Where a request for a page may contain the id. Next's router sends the two headers. */
const PAGE_PLACES: readonly string[] = ['address', 'next-router-state-tree', 'next-url'];

test('a browser sends an id only in requests for its page, to our API and to the bank', async ({
  browser,
  site,
  sandbox,
}) => {
  const apiPaths: readonly string[] = Object.values(apiRoutes);
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  let requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  for (const path of pagesOf(CANARY)) {
    requests = [];
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const request of requests) {
      const places = await placesOf(request);
      const { origin, pathname } = new URL(request.url());
      const isApiCall = origin === site.origin && apiPaths.includes(pathname);
      const isPage = origin === site.origin && pathname === new URL(path, origin).pathname;
      // The submission contains the id of the order.
      const isBank = origin === sandbox.origin && pathname === BANK_PATH;
      const pagePlaces = isPage ? PAGE_PLACES : [];
      const allowed = isApiCall || isBank ? ['body'] : pagePlaces;
      const others = places.filter((place) => !allowed.includes(place));
      expect.soft([path, request.url(), others]).toEqual([path, request.url(), []]);
    }
  }
  await context.close();
});
