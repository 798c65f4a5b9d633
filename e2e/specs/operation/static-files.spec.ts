import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '../../../lib/addresses/routes.ts';
import { loadBytes } from '../../support/browser/load-bytes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { METRICS_TOKEN, readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/lasting-site.ts';
import { REVALIDATE_SECRET } from '../../support/servers/signed-call.ts';
import type { RunningSite } from '../../support/servers/site.ts';

const menu = routes.menu({ restaurantId: RESTAURANT_ID });
const LINK = /\/_next\/static\/[\w./~-]+/g;
const TEXT = /\.(?:js|css)$/;
const decoders = { gzip: gunzipSync, br: brotliDecompressSync };

type Reads = { readonly hit: number; readonly miss: number };

async function countReads({ origin }: RunningSite): Promise<Reads> {
  const reads = valuesOf((await readMetrics(origin)).body, 'cache_reads_total');
  const count = (result: string): number => reads[`cache="static",result="${result}"`] ?? 0;
  return { hit: count('hit'), miss: count('miss') };
}

async function listFiles({ origin }: RunningSite): Promise<readonly string[]> {
  const { body } = await sendRaw(origin, menu);
  return [...new Set(body.match(LINK))];
}

/** The front cache leaves a request for a file with a query to the framework. */
const pastFrontCache = (file: string): string => `${file}?x=1`;

test('each file of a menu is answered by the framework once, then from memory with the same headers', async ({
  startOwnSite,
}) => {
  // Not `ownSite`, because another test may have loaded files from that site before.
  const site = await startOwnSite({ METRICS_TOKEN, REVALIDATE_SECRET });
  const files = await listFiles(site);
  expect(files.filter((file) => TEXT.test(file)).length).toBeGreaterThan(10);
  expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
  const before = await countReads(site);
  for (const file of files) {
    const [frameworkHeaders, frameworkBody] = await loadBytes(
      `${site.origin}${pastFrontCache(file)}`,
      {},
    );
    for (let visits = 0; visits < 2; visits += 1) {
      const [headers, body] = await loadBytes(`${site.origin}${file}`, {});
      expect({ ...headers, date: '' }).toEqual({ ...frameworkHeaders, date: '' });
      expect(body.equals(frameworkBody)).toBe(true);
    }
  }
  await expireCaches(site);
  const [first = ''] = files;
  const known = await sendRaw(site.origin, first, { headers: { 'if-none-match': '*' } });
  expect([known.status, known.body]).toEqual([304, '']);
  const after = await countReads(site);
  expect({ hit: after.hit - before.hit, miss: after.miss - before.miss }).toEqual({
    hit: files.length + 1,
    miss: files.length,
  });
});

test('scripts and style sheets from 1 KiB on come in gzip and Brotli, other files without encoding', async ({
  ownSite: site,
}) => {
  for (const file of await listFiles(site)) {
    const [, whole] = await loadBytes(`${site.origin}${pastFrontCache(file)}`, {});
    const isEncoded = TEXT.test(file) && whole.length >= 1_024;
    for (const encoding of ['gzip', 'br'] as const) {
      await expect(async () => {
        const [headers, body] = await loadBytes(`${site.origin}${file}`, {
          'accept-encoding': `${encoding}, identity;q=0.1`,
        });
        expect(headers['content-encoding']).toBe(isEncoded ? encoding : undefined);
        expect(headers['content-length']).toBe(String(body.length));
        expect((isEncoded ? decoders[encoding](body) : body).equals(whole)).toBe(true);
      }).toPass();
    }
  }
});

test('a name that no file has is answered 404 and never kept', async ({ ownSite: site }) => {
  const before = await countReads(site);
  for (let visits = 0; visits < 3; visits += 1) {
    expect((await sendRaw(site.origin, '/_next/static/chunks/a.js')).status).toBe(404);
  }
  expect((await countReads(site)).hit).toBe(before.hit);
});

test('the front cache leaves other spellings of a path to the framework, and no path leads out of the folder', async ({
  ownSite: site,
}) => {
  const [file = ''] = await listFiles(site);
  const name = file.slice(file.lastIndexOf('/') + 1);
  await sendRaw(site.origin, file);
  const before = await countReads(site);
  for (const path of [
    `/_next/static/chunks/%2e%2e/chunks/${name}`,
    `/_next/static/chunks/../chunks/${name}`,
    `/_next/static//chunks/${name}`,
    `//_next/static/chunks/${name}`,
    `/_next/static/%63hunks/${name}`,
    `/_next/static/chunks/${name}/`,
    `/_NEXT/static/chunks/${name}`,
    pastFrontCache(file),
  ]) {
    expect((await sendRaw(site.origin, path)).status).toBeLessThan(500);
  }
  for (const path of ['../BUILD_ID', '%2e%2e/BUILD_ID', '..%2fBUILD_ID', 'chunks/../../BUILD_ID']) {
    expect((await sendRaw(site.origin, `/_next/static/${path}`)).status).not.toBe(200);
  }
  expect(await countReads(site)).toEqual(before);
});
