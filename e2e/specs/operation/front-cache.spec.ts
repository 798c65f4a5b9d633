import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '../../../lib/addresses/routes.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { loadBytes } from '../../support/browser/load-bytes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { METRICS_TOKEN, readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/lasting-site.ts';
import { sendSignedCall } from '../../support/servers/signed-call.ts';
import type { RunningSite } from '../../support/servers/site.ts';

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;

const [first, second] = catalogue;
if (first === undefined || second === undefined) throw new Error('The catalogue is too short');
const { shortName, name } = first;
const menu = routes.menu({ restaurantId: shortName });
const menuLabels = 'route="/restaurant/[restaurantId]/menu",status="200"';
/** The front cache does not know the parameter `x`, so the framework answers. */
const pastFrontCache = `${menu}?x=1`;

const decoders = { gzip: gunzipSync, br: brotliDecompressSync, identity: (body: Buffer) => body };

/** Counts the look-ups of the front cache by their result. */
async function countReads({ origin }: RunningSite): Promise<Readonly<Record<string, number>>> {
  const reads = valuesOf((await readMetrics(origin)).body, 'cache_reads_total');
  return Object.fromEntries(
    ['hit', 'stale', 'miss'].map((result) => [
      result,
      reads[`cache="front",result="${result}"`] ?? 0,
    ]),
  );
}

const countRequests = async ({ origin }: RunningSite): Promise<number> =>
  valuesOf((await readMetrics(origin)).body, 'http_requests_total')[menuLabels] ?? 0;

const withoutDate = ({ status, headers, body }: RawAnswer): object => {
  const { date: _date, ...others } = headers;
  return { status, headers: others, body };
};

test.beforeEach(({ ownSite }) => expireCaches(ownSite));

test('a second visit is answered by the front cache, and is counted like any other request', async ({
  ownSite: site,
}) => {
  const readsBefore = await countReads(site);
  const requestsBefore = await countRequests(site);
  const visits = [await sendRaw(site.origin, menu), await sendRaw(site.origin, menu)];
  expect(visits.map(({ status }) => status)).toEqual([200, 200]);
  expect(visits[1]?.body).toBe(visits[0]?.body);
  const reads = await countReads(site);
  expect(reads).toEqual({
    hit: (readsBefore['hit'] ?? 0) + 1,
    stale: 0,
    miss: (readsBefore['miss'] ?? 0) + 1,
  });
  expect(await countRequests(site)).toBe(requestsBefore + 2);
});

test('a kept answer equals the answer of the framework, including the headers', async ({
  ownSite: site,
}) => {
  await sendRaw(site.origin, menu);
  const kept = await sendRaw(site.origin, menu);
  const again = await sendRaw(site.origin, menu);
  const fresh = [
    await sendRaw(site.origin, pastFrontCache),
    await sendRaw(site.origin, pastFrontCache),
  ];
  for (const answer of [again, ...fresh]) expect(withoutDate(answer)).toEqual(withoutDate(kept));
  expect(new Date(String(kept.headers.date)).getTime()).toBeGreaterThan(Date.now() - 10_000);
});

test('the page is identical in every encoding, and each encoding has its own ETag', async ({
  ownSite: site,
}) => {
  const [plainHeaders, page] = await loadBytes(`${site.origin}${menu}`, {});
  expect(page.toString()).toContain(name);
  const tags = new Set([plainHeaders.etag]);
  for (const encoding of ['gzip', 'br'] as const) {
    await expect(async () => {
      const [headers, body] = await loadBytes(`${site.origin}${menu}`, {
        'accept-encoding': `${encoding}, identity;q=0.1`,
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toContain('Accept-Encoding');
      expect(decoders[encoding](body).equals(page)).toBe(true);
      tags.add(headers.etag);
    }).toPass();
  }
  expect(tags.size).toBe(3);
  const [refused] = await loadBytes(`${site.origin}${menu}`, {
    'accept-encoding': 'gzip;q=0, br;q=0',
  });
  expect(refused['content-encoding']).toBeUndefined();
});

test('a page that the browser already has is answered 304 for every form of If-None-Match, and HEAD gets only the headers', async ({
  ownSite: site,
}) => {
  const { headers: whole } = await sendRaw(site.origin, menu);
  const etag = String(whole.etag);
  const brotliEtag = etag.replace(/"$/, '-br"');
  const before = (await countReads(site))['hit'] ?? 0;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*', brotliEtag]) {
    const answer = await sendRaw(site.origin, menu, { headers: { 'if-none-match': known } });
    expect([known, answer.status, answer.body]).toEqual([known, 304, '']);
    expect(answer.headers['cache-control']).toBe(whole['cache-control']);
    expect(answer.headers.etag).toBe(etag);
  }
  const other = await sendRaw(site.origin, menu, { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
  const head = await sendRaw(site.origin, menu, { method: 'HEAD' });
  expect(withoutDate(head)).toEqual({ ...withoutDate(other), body: '' });
  // Since `before` there were five requests in the loop, then one with GET and one with HEAD.
  expect((await countReads(site))['hit']).toBe(before + 7);
});

test('a signed call at once removes the cached pages of a changed menu and of a restaurant that has left', async ({
  ownSite: site,
  control,
}) => {
  for (let visits = 0; visits < 2; visits += 1) await sendRaw(site.origin, menu);
  await control.changeMenu(shortName, { restaurantName: 'Nume nou' });
  expect((await sendRaw(site.origin, menu)).body).not.toContain('Nume nou');
  expect((await sendSignedCall(site.origin, { restaurant: shortName })).status).toBe(200);
  expect((await sendRaw(site.origin, menu)).body).toContain('Nume nou');
  await sendRaw(site.origin, menu);
  await control.removeMenu(shortName);
  expect((await sendSignedCall(site.origin, { restaurant: shortName })).status).toBe(200);
  expect((await sendRaw(site.origin, menu)).status).toBe(404);
});

test('a visitor who prefers English never gets the cached Romanian page, nor the other way round', async ({
  ownSite: site,
}) => {
  const visit = async (language: string): Promise<string> =>
    (await sendRaw(site.origin, menu, { headers: { 'accept-language': language } })).body;
  for (let visits = 0; visits < 2; visits += 1) {
    expect(await visit('ro-RO,ro;q=0.9,en;q=0.8')).toContain('<html lang="ro"');
    expect(await visit('en-GB,en;q=0.9,ro;q=0.5')).toContain('<html lang="en"');
    const embedded = await sendRaw(site.origin, `${menu}?hidden_navbar`);
    expect(embedded.body).not.toBe(await visit('ro'));
  }
});

test('the front cache keeps neither a degraded page nor a 404', async ({
  ownSite: site,
  control,
}) => {
  await control.setFault('500');
  const unseen = routes.menu({ restaurantId: second.shortName });
  const degraded = await sendRaw(site.origin, unseen);
  expect([degraded.status, degraded.headers['cache-control']]).toEqual([503, 'no-store']);
  await control.clearFaults();
  await expect(async () => {
    expect((await sendRaw(site.origin, unseen)).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
  const unknown = routes.menu({ restaurantId: 'nu-exista-asa-ceva' });
  const { hit } = await countReads(site);
  for (let visits = 0; visits < 3; visits += 1) {
    expect((await sendRaw(site.origin, unknown)).status).toBe(404);
  }
  expect((await countReads(site))['hit']).toBe(hit);
});

test('with FRONT_CACHE_MEGABYTES=0 the framework answers every visit', async ({ startOwnSite }) => {
  const site = await startOwnSite({ METRICS_TOKEN, FRONT_CACHE_MEGABYTES: '0' });
  const visits = [await sendRaw(site.origin, menu), await sendRaw(site.origin, menu)];
  expect(visits.map(({ status }) => status)).toEqual([200, 200]);
  expect(await countReads(site)).toEqual({ hit: 0, stale: 0, miss: 0 });
  expect(await countRequests(site)).toBe(2);
});
