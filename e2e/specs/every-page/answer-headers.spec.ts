import { publicRows } from '../../../lib/addresses/address-table.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { nonPageAnswers } from '../../support/pages/non-page-answers.ts';
import { formatPagePath, listPageAnswers } from '../../support/pages/page-answers.ts';
import { formatExpected, readHeaders } from '../../support/rules/expected-headers.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';

const test = createOwnSiteTest();

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

for (const row of publicRows) {
  test(`every answer of ${row.path} has exactly the expected status and headers`, async ({
    site,
  }) => {
    for (const { state, path, method = 'GET', status, expected } of listPageAnswers(row)) {
      const answer = await sendRaw(site.origin, path, { method });
      expect.soft([state, answer.status]).toEqual([state, status]);
      expect
        .soft({ state, ...readHeaders(answer.headers) })
        .toEqual({ state, ...formatExpected(expected, matching) });
      if (method === 'HEAD') expect.soft(answer.body).toBe('');
    }
  });
}

// Without this header the image optimizer would not send the answer 'a picture' as WebP.
const accept = { accept: 'image/webp,*/*' };

for (const { name, path, status, expected } of nonPageAnswers) {
  test(`the answer of ${name} has exactly the expected status and headers`, async ({ site }) => {
    const answer = await sendRaw(site.origin, await path(site.origin), { headers: accept });
    expect(answer.status).toBe(status);
    expect(readHeaders(answer.headers)).toEqual(formatExpected(expected, matching));
  });
}

const storedRows = publicRows.filter(
  ({ rendered }) => rendered === 'static' || rendered === 'cached',
);

test('a request with the ETag of a page is answered 304 with the same headers except Content-Type', async ({
  site,
}) => {
  for (const row of storedRows) {
    const path = formatPagePath(row);
    const first = await sendRaw(site.origin, path);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const { 'content-type': _type, ...expected } = readHeaders(first.headers);
    const again = await sendRaw(site.origin, path, { headers });
    expect.soft([path, again.status, again.body]).toEqual([path, 304, '']);
    expect.soft({ path, ...readHeaders(again.headers) }).toEqual({ path, ...expected });
  }
});

/** Longer than the page period of the test's site (1 s). After this time a cached page is stale. */
const STALE_AFTER_MS = 1_500;

test('a cache miss, a hit and a stale answer of a page have the same headers', async ({
  ownSite: site,
}) => {
  await expireCaches(site);
  for (const row of storedRows.filter(({ rendered }) => rendered === 'cached')) {
    const path = formatPagePath(row);
    const seen = new Map<unknown, RawAnswer>();
    await expect(async () => {
      const answer = await sendRaw(site.origin, path);
      seen.set(answer.headers['x-nextjs-cache'], answer);
      expect([...seen.keys()].toSorted()).toEqual(['HIT', 'MISS', 'STALE']);
    }).toPass({ timeout: 20_000, intervals: [100, 100, STALE_AFTER_MS, 100, STALE_AFTER_MS] });
    const [found] = listPageAnswers(row);
    if (found === undefined) throw new Error(`${row.path} has no answer`);
    for (const [state, { headers }] of seen) {
      expect
        .soft({ path, state, ...readHeaders(headers) })
        .toEqual({ path, state, ...formatExpected(found.expected, matching) });
    }
  }
});
