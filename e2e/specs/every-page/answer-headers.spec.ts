import { addressRows } from '../../../lib/addresses/address-table.ts';
import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { INDEX_PATH } from '../../../lib/all-menus/menus-index.ts';
import { apiMethods, apiRoutes, operatorRoutes } from '../../../lib/api/api-contract.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { apiNames } from '../../support/pages/api-calls.ts';
import {
  formatPagePath,
  listPageAnswers,
  formatExpected,
  readHeaders,
} from '../../support/rules/expected-headers.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import type { Expected } from '../../support/rules/expected-headers.ts';
import { expireCaches, lastingTest, createOwnSiteTest } from '../../support/servers/own-site.ts';
import { expect } from '../../support/servers/fixtures.ts';

const test = createOwnSiteTest();

const expectHeaders = (name: string, { headers }: RawAnswer, expected: Expected): void =>
  expect.soft({ name, ...readHeaders(headers) }).toEqual({ name, ...formatExpected(expected) });

for (const row of addressRows) {
  test(`every answer of ${row.path} has exactly the expected status and headers`, async ({
    site,
  }) => {
    for (const { state, path, method = 'GET', status, expected } of listPageAnswers(row)) {
      const answer = await sendRaw(site.origin, path, { method });
      expect.soft([state, answer.status]).toEqual([state, status]);
      expectHeaders(state, answer, expected);
      if (method === 'HEAD') expect.soft(answer.body).toBe('');
    }
  });
}

const FOR_EVER = /^public, max-age=31536000, immutable$/;
const REVALIDATED = /^public, max-age=0, must-revalidate$/;
const FOR_AN_HOUR = /^public, max-age=3600$/;
const FOR_A_PERIOD = /^public, max-age=0, s-maxage=1,/;
const NO_STORE = /^no-store$/;

const data = (
  freshness: RegExp,
  contentType: string | undefined,
  others: Expected['others'] = {},
): Expected => ({ policy: 'data', freshness, contentType, others });

const json = (others: Expected['others'] = {}): Expected => ({
  ...data(NO_STORE, 'application/json', others),
  isSensitive: true,
});

const allowing = (allow: string): Expected => json({ allow });

const SCRIPT = data(FOR_EVER, 'application/javascript; charset=UTF-8');
const STYLES = data(FOR_EVER, 'text/css; charset=UTF-8');
const FONT = data(FOR_EVER, 'font/woff2');
const PICTURE = data(/^public, max-age=\d+, must-revalidate$/, 'image/webp', {
  'content-disposition': `attachment; filename="${RESTAURANT_ID}-hero.webp"`,
});
const WORKER = {
  policy: 'worker',
  freshness: /^no-cache$/,
  contentType: 'text/javascript; charset=utf-8',
} as const;
const MENUS_INDEX = data(FOR_A_PERIOD, 'application/json', { 'x-robots-tag': 'noindex' });

/** A pattern matches an address in the HTML of a menu, or of a page that loads its styles. */
const nonPageAnswers: readonly (readonly [
  path: string | RegExp,
  status: number,
  expected: Expected,
])[] = [
  [/\/_next\/static\/[\w./~-]+\.js/, 200, SCRIPT],
  [/\/_next\/static\/[\w./~-]+\.css/, 200, STYLES],
  [/\/_next\/static\/[\w./~-]+\.woff2/, 200, FONT],
  ['/_next/static/chunks/a.js', 404, data(NO_STORE, 'text/plain; charset=utf-8')],
  [/\/_next\/image\?url=[^"\s]+/, 200, PICTURE],
  ['/_next/image?url=x', 400, data(NO_STORE, undefined)],
  ['/favicon.ico', 200, data(REVALIDATED, 'image/x-icon')],
  ['/icon.svg', 200, data(REVALIDATED, 'image/svg+xml')],
  ['/apple-icon.png', 200, data(REVALIDATED, 'image/png')],
  ['/manifest.webmanifest', 200, data(REVALIDATED, 'application/manifest+json')],
  ['/sw.js', 200, WORKER],
  ['/robots.txt', 200, data(REVALIDATED, 'text/plain')],
  ['/sitemap.xml', 200, data(FOR_A_PERIOD, 'application/xml; charset=utf-8')],
  [INDEX_PATH, 200, MENUS_INDEX],
  ['/.well-known/assetlinks.json', 200, data(FOR_AN_HOUR, 'application/json')],
  ['/.well-known/apple-app-site-association', 200, data(FOR_AN_HOUR, 'application/json')],
  [operatorRoutes.live, 200, json()],
  [operatorRoutes.ready, 200, json()],
  ['/api/none', 404, json()],
  [reportRoutes.violations, 405, allowing('POST')],
  // No visit is measured.
  [reportRoutes.vitals, 404, json()],
  ...apiNames.map((name) => [apiRoutes[name], 405, allowing(apiMethods[name])] as const),
];

// Without this header the image optimizer would not send the picture as WebP.
const accept = { accept: 'image/webp,*/*' };

test('every answer that is no page has exactly the expected status and headers', async ({
  site,
}) => {
  const menu = await sendRaw(site.origin, routes.menu({ restaurantId: RESTAURANT_ID }));
  const transaction = await sendRaw(site.origin, routes.paymentExit());
  const html = menu.body + transaction.body;
  for (const [address, status, expected] of nonPageAnswers) {
    const [linked = ''] = address instanceof RegExp ? (address.exec(html) ?? []) : [address];
    const path = linked.replaceAll('&amp;', '&');
    const answer = await sendRaw(site.origin, path, { headers: accept });
    expect.soft([path, answer.status]).toEqual([path, status]);
    expectHeaders(path, answer, expected);
  }
});

const storedRows = addressRows.filter(
  ({ rendered }) => rendered === 'static' || rendered === 'cached',
);

// The pages of this site stay fresh. A page that is rendered again between the two requests can
// have another ETag.
lastingTest(
  'a request with the ETag of a page is answered 304 with the same headers except Content-Type',
  async ({ ownSite: site }) => {
    for (const row of storedRows) {
      const path = formatPagePath(row);
      const first = await sendRaw(site.origin, path);
      const headers = { 'if-none-match': String(first.headers.etag) };
      const { 'content-type': _type, ...expected } = readHeaders(first.headers);
      const again = await sendRaw(site.origin, path, { headers });
      expect.soft([path, again.status, again.body]).toEqual([path, 304, '']);
      expect.soft({ path, ...readHeaders(again.headers) }).toEqual({ path, ...expected });
    }
  },
);

/** Longer than the page period of the test's site (1 s). After this time a cached page is stale. */
const STALE_AFTER_MS = 1_500;
/** Playwright repeats the last interval, at which a page would always be stale. */
const askingTimes = Array.from({ length: 10 }, () => [100, 100, STALE_AFTER_MS]).flat();

test('a cache miss, a hit and a stale answer of a page have the same headers', async ({
  ownSite: site,
}) => {
  await expireCaches(site);
  const cachedRows = storedRows.filter(({ rendered }) => rendered === 'cached');
  await Promise.all(
    cachedRows.map(async (row) => {
      const path = formatPagePath(row);
      const seen = new Map<unknown, RawAnswer>();
      await expect(async () => {
        const answer = await sendRaw(site.origin, path);
        seen.set(answer.headers['cache-status'], answer);
        expect([path, [...seen.keys()].toSorted()]).toEqual([
          path,
          ['site; fwd=miss', 'site; hit', 'site; hit; detail=stale'],
        ]);
      }).toPass({ timeout: 30_000, intervals: askingTimes });
      const [found] = listPageAnswers(row);
      if (found === undefined) throw new Error(`${row.path} has no answer`);
      for (const [state, answer] of seen) {
        expectHeaders(`${path} ${String(state)}`, answer, found.expected);
      }
    }),
  );
});
