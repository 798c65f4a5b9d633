import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '../../../lib/addresses/routes.ts';
import { loadBytes, sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { findInFiles } from '../../support/rules/find-in-files.ts';
import { expireCaches, lastingTest as test } from '../../support/servers/own-site.ts';
import { expect } from '../../support/servers/fixtures.ts';
import type { RunningSite } from '../../support/servers/site.ts';

/** Headers that could change what the next visitors get, after the value that is sent in them. */
const hostileHeaders = Object.entries({
  hostile:
    'x-nonce x-prerender-revalidate next-action x-nextjs-cache next-router-state-tree x-invoke-query',
  "script-src 'nonce-hostile'": 'content-security-policy content-security-policy-report-only',
  'hostile.example':
    'x-forwarded-host x-forwarded-server x-host x-original-host x-http-host-override',
  '/hostile':
    'x-forwarded-prefix x-forwarded-path x-forwarded-uri x-original-url x-rewrite-url x-override-url ' +
    'x-matched-path x-invoke-path x-middleware-rewrite x-nextjs-rewritten-path',
  'host=hostile.example;proto=http': 'forwarded',
  gopher: 'x-forwarded-proto',
  nothttps: 'x-forwarded-scheme',
  81: 'x-forwarded-port',
  500: 'x-invoke-status',
  DELETE: 'x-http-method-override x-method-override x-http-method',
  1: 'x-middleware-next x-nextjs-data next-resume next-router-prefetch rsc',
  'proxy:proxy:proxy:proxy:proxy': 'x-middleware-subrequest',
  'hostile=1': 'x-middleware-set-cookie',
  'hostile=1; __prerender_bypass=hostile; __next_preview_data=hostile': 'cookie',
  prefetch: 'purpose',
  '<script>hostile</script>': 'user-agent',
}).flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const));

/** React writes this tag before the title if the tag is ready first, and otherwise after it. */
const MOVING_TAG = '<meta name="next-size-adjust" content=""/>';
const SCRIPTS = /<script.*?<\/script>/gs;
/** Headers that depend on the time or on the bytes of the body. */
const VARYING_HEADERS = /^(?:date|etag|content-length|content-security-policy)$/;

/**
 * Leaves out what can differ when the framework renders the same page again. Scripts can differ,
 * because the framework writes the parts of its payload into scripts in varying order. Headers that
 * depend on the state of a cache remain.
 */
function toComparable({ status, headers, body }: RawAnswer): object {
  return {
    status,
    headers: Object.entries(headers).filter(([name]) => !VARYING_HEADERS.test(name)),
    markup: body.replace(MOVING_TAG, '').replaceAll(SCRIPTS, ''),
  };
}

const restaurantId = RESTAURANT_ID;
const menu = routes.menu({ restaurantId });
const menuLabels = 'route="/restaurant/[restaurantId]/menu",status="200"';
const english = { 'accept-language': 'en-GB,en;q=0.9,ro;q=0.5' };

const decoders = { gzip: gunzipSync, br: brotliDecompressSync } as const;

/** Counts the look-ups of the page cache, for pages or for files of the build, by their result. */
async function countReads(
  { origin }: RunningSite,
  cache: 'pages' | 'static' = 'pages',
): Promise<Readonly<Record<'hit' | 'miss', number>>> {
  const reads = valuesOf((await readMetrics(origin)).body, 'cache_reads_total');
  const count = (result: string): number => reads[`cache="${cache}",result="${result}"`] ?? 0;
  return { hit: count('hit'), miss: count('miss') };
}

const countRequests = async ({ origin }: RunningSite): Promise<number> =>
  valuesOf((await readMetrics(origin)).body, 'http_requests_total')[menuLabels] ?? 0;

/** Leaves out two headers that differ: the time of the answer and the state of the page. */
const withoutTime = ({ status, headers, body }: RawAnswer): object => {
  const { date: _date, 'cache-status': _state, ...others } = headers;
  return { status, headers: others, body };
};

/** Repeats each request, because an answer is compressed after it has been sent for the first time. */
async function expectEncodings(address: string, whole: Buffer, isEncoded = true): Promise<void> {
  for (const encoding of ['gzip', 'br'] as const) {
    await expect(async () => {
      const [headers, body] = await loadBytes(address, {
        'accept-encoding': `${encoding}, identity;q=0.1`,
      });
      expect(headers['content-encoding']).toBe(isEncoded ? encoding : undefined);
      expect(headers['content-length']).toBe(String(body.length));
      expect((isEncoded ? decoders[encoding](body) : body).equals(whole)).toBe(true);
    }).toPass();
  }
}

test.beforeEach(({ ownSite }) => expireCaches(ownSite));

test('a second visit is answered from memory like the first one, and is counted like any other request', async ({
  ownSite: site,
}) => {
  const readsBefore = await countReads(site);
  const requestsBefore = await countRequests(site);
  const filling = await sendRaw(site.origin, menu);
  const kept = await sendRaw(site.origin, menu);
  expect(await countReads(site)).toEqual({ hit: readsBefore.hit + 1, miss: readsBefore.miss + 1 });
  expect(await countRequests(site)).toBe(requestsBefore + 2);
  expect(filling.status).toBe(200);
  expect(withoutTime(filling)).toEqual(withoutTime(kept));
  expect([filling, kept].map(({ headers }) => headers['cache-status'])).toEqual([
    'site; fwd=miss',
    'site; hit',
  ]);
  expect(new Date(String(kept.headers.date)).getTime()).toBeGreaterThan(Date.now() - 10_000);
});

test('a page comes in every encoding', async ({ ownSite: site }) => {
  const whole = await sendRaw(site.origin, menu);
  await expectEncodings(`${site.origin}${menu}`, Buffer.from(whole.body));
});

test('no hostile header changes what the next visitors get', async ({ ownSite: site }) => {
  await sendRaw(site.origin, menu);
  const clean = toComparable(await sendRaw(site.origin, menu));
  for (const [header, value] of hostileHeaders) {
    await expireCaches(site);
    await sendRaw(site.origin, menu, { headers: { [header]: value } });
    // Visits twice without the header, so that `next` is an answer from memory.
    await sendRaw(site.origin, menu);
    const next = await sendRaw(site.origin, menu);
    expect.soft([header, toComparable(next)]).toEqual([header, clean]);
    expect.soft(`${JSON.stringify(next.headers)}${next.body}`).not.toMatch(/hostile|gopher/);
  }
});

/** A value that no text of the site contains. */
const VALUE = 'campanie-8c41e9';

/**
 * A header of Next's router. The router puts a hash of its other headers into the parameter `_rsc`.
 * These requests have no other header of the router, so their `_rsc` is empty.
 */
const router = { rsc: '1' };

test('no cache keeps the query of the visit for which a page was rendered', async ({
  ownSite: site,
}) => {
  for (const [address, headers] of [
    [`${routes.home()}?email=${VALUE}`, {}],
    [`${routes.restaurants()}?utm_source=${VALUE}`, {}],
    [`${routes.restaurant({ restaurantId })}?fbclid=${VALUE}`, {}],
    [`${menu}?x=${VALUE}`, {}],
    [`${menu}?produs=${VALUE}`, {}],
    [`${menu}?hidden_navbar=${VALUE}`, {}],
    [`${menu}?gclid=${VALUE}`, english],
    [`${menu}?hidden_navbar&lang=en&x=${VALUE}`, {}],
    [`${menu}?x=${VALUE}&_rsc=`, router],
  ] as const) {
    await expireCaches(site);
    const plain = address.replaceAll(new RegExp(`\\w+=${VALUE}&?`, 'g'), '');
    for (const visited of [address, plain, address]) {
      const answer = await sendRaw(site.origin, visited, { headers });
      expect.soft([visited, answer.status]).toEqual([visited, 200]);
      expect.soft(`${JSON.stringify(answer.headers)}${answer.body}`).not.toContain(VALUE);
    }
  }
  // Without stored pages in the folder, the last assertion would always pass.
  expect(await findInFiles(site.cacheDir, restaurantId)).not.toEqual([]);
  expect(await findInFiles(site.cacheDir, VALUE)).toEqual([]);
});

const FILE = /\/_next\/static\/[\w./~-]+/g;
const TEXT_FILE = /\.(?:js|css)$/;
const ENCODED_FROM_BYTES = 1_024;

/** The files of a public page, and those of the framework, which only a transaction page has. */
async function listFiles({ origin }: RunningSite): Promise<readonly string[]> {
  const pages = [menu, routes.paymentExit()].map((path) => sendRaw(origin, path));
  return [...new Set((await Promise.all(pages)).flatMap(({ body }) => body.match(FILE) ?? []))];
}

test('scripts, style sheets and fonts are answered from memory, and compressed if they are texts', async ({
  ownSite: site,
}) => {
  const files = await listFiles(site);
  expect(files.filter((file) => TEXT_FILE.test(file)).length).toBeGreaterThan(10);
  expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
  for (const file of files) {
    const address = `${site.origin}${file}`;
    const [expected, whole] = await loadBytes(address, {});
    const { hit } = await countReads(site, 'static');
    const [headers, body] = await loadBytes(address, {});
    expect([file, (await countReads(site, 'static')).hit]).toEqual([file, hit + 1]);
    const untimed = { date: '', 'cache-status': '' };
    expect({ ...headers, ...untimed }).toEqual({ ...expected, ...untimed });
    expect(body.equals(whole)).toBe(true);
    await expectEncodings(
      address,
      whole,
      TEXT_FILE.test(file) && whole.length >= ENCODED_FROM_BYTES,
    );
  }
  const [first = ''] = files;
  const known = await sendRaw(site.origin, first, { headers: { 'if-none-match': '*' } });
  expect([known.status, known.body]).toEqual([304, '']);
});

test('a name that no file has is never kept, and no path leads out of the folder', async ({
  ownSite: site,
}) => {
  const { hit } = await countReads(site, 'static');
  for (let visits = 0; visits < 2; visits += 1) {
    expect((await sendRaw(site.origin, '/_next/static/chunks/a.js')).status).toBe(404);
  }
  for (const path of ['../BUILD_ID', '%2e%2e/BUILD_ID', '..%2fBUILD_ID', 'chunks/../../BUILD_ID']) {
    expect((await sendRaw(site.origin, `/_next/static/${path}`)).status).not.toBe(200);
  }
  expect((await countReads(site, 'static')).hit).toBe(hit);
});
