import type { OutgoingHttpHeaders } from 'node:http';
import { DATA_POLICY } from '../security/csp.ts';
import { toStoredValue, toServedEntry } from './answer-headers.ts';
import { getPagePath, getReadResult, isEntry, isNotFoundPage, withPastDate } from './entry.ts';
import type { CacheEntry, CachedValue, HttpAnswer } from './entry.ts';
import { formatPolicyHeaders } from './page-headers.ts';
import { parsePageMark } from './page-mark.ts';

const KEY = '/restaurants/$/x';
const NOT_FOUND_KEY = '/x/$/_not-found';
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

// The values have no `kind`: its type is a const enum of Next, whose members our code cannot use.
// `JSON.parse` returns `any`, so TypeScript accepts a value without `kind`.
const valueOf = (fields: object): HttpAnswer => Object.assign(JSON.parse('{}'), fields);
const pageWith = (headers?: OutgoingHttpHeaders): HttpAnswer =>
  valueOf({ html: '<p>', rscData: Buffer.alloc(0), headers, status: 200 });
const routeWith = (headers?: OutgoingHttpHeaders): HttpAnswer =>
  valueOf({ body: Buffer.alloc(0), headers, status: 200 });
const entryOf = (value: CachedValue, revalidate?: number | false): CacheEntry => ({
  value,
  lastModified: 0,
  scriptHashes: ['abc'],
  ...(revalidate !== undefined && { cacheControl: { revalidate, expire: undefined } }),
});
const headersOf = (key: string, entry: CacheEntry): OutgoingHttpHeaders => {
  const { value } = toServedEntry(key, entry);
  return value !== null && 'headers' in value ? { ...value.headers } : {};
};

describe('the headers of an entry that is read', () => {
  it('of a page are the headers from Next, a Content-Security-Policy and a `cache-control` for shared caches', () => {
    const headers = headersOf(KEY, entryOf(pageWith({ link: '<a.css>' }), 60));
    expect(headers).toMatchObject({ link: '<a.css>', 'cache-control': FOR_A_MINUTE });
    expect(headers['content-security-policy']).toContain("'sha256-abc'");
  });

  it('of a page without a period let shared caches keep the page for 300 s', () => {
    for (const entry of [entryOf(pageWith()), entryOf(pageWith(), false)]) {
      expect(headersOf(KEY, entry)['cache-control']).toBe(
        'public, max-age=0, s-maxage=300, stale-while-revalidate=300',
      );
    }
  });

  it.each([
    ['/restaurant/x/menu', FOR_A_MINUTE],
    ['/embedded/restaurant/x/menu', FOR_A_MINUTE],
    ['/embedded/english/restaurant/x/menu', 'private, max-age=0'],
    ['/embedded/english/embedded/restaurant/x/menu', 'private, max-age=0'],
  ])(
    'of the menu %s contain `vary: Accept-Language` and `cache-control: %s`',
    (path, freshness) => {
      expect(headersOf(`/x/$${path}`, entryOf(pageWith(), 60))).toMatchObject({
        'cache-control': freshness,
        vary: 'Accept-Language',
      });
    },
  );

  it('of the not-found page have a policy, but no `cache-control`', () => {
    const headers = headersOf(NOT_FOUND_KEY, entryOf(pageWith(), 60));
    expect(Object.keys(headers)).toEqual(['content-security-policy']);
  });

  it('of a route always have a policy that allows nothing, and a `cache-control` if the route has a page period', () => {
    const policy = { 'content-security-policy': DATA_POLICY };
    expect(headersOf(KEY, entryOf(routeWith(), 60))).toEqual({
      'cache-control': FOR_A_MINUTE,
      ...policy,
    });
    expect(headersOf(KEY, entryOf(routeWith({ etag: 'x' }), false))).toEqual({
      etag: 'x',
      ...policy,
    });
  });

  it('are missing when the entry has no value', () => {
    const { scriptHashes: _hashes, ...entry } = entryOf(null, 60);
    expect(toServedEntry(KEY, entryOf(null, 60))).toEqual(entry);
  });
});

describe('the headers of an entry that is stored again', () => {
  it('of a page are those that Next gave the page', () => {
    const { value } = toServedEntry(KEY, entryOf(pageWith({ link: '<a.css>' }), 60));
    expect(toStoredValue(value)).toEqual(pageWith({ link: '<a.css>' }));
    expect(toStoredValue(pageWith())).toEqual(pageWith({}));
    expect(toStoredValue(pageWith({ 'reporting-endpoints': 'x' }))).toEqual(pageWith({}));
  });

  it('of a route stay as they are', () => {
    const route = routeWith({ 'cache-control': 'no-store' });
    expect(toStoredValue(route)).toBe(route);
  });

  it('are missing when the entry has no value', () => {
    expect(toStoredValue(null)).toBeNull();
  });
});

describe('the policy of a cached page', () => {
  it('allows the inline scripts and styles of the page, and no third party by default', () => {
    const hashes = { scripts: ['abc='], styles: ['def='] };
    const policy = formatPolicyHeaders('/terms', hashes)['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self' 'sha256-def=';");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("frame-src 'none';");
  });

  it.each([
    ['/index', undefined, false, true],
    ['/restaurants', undefined, false, true],
    ['/restaurant/a/menu', undefined, true, true],
    ['/restaurant/a/menu', 'unknown', false, true],
    ['/restaurant/a/menu', 'degraded', false, true],
    ['/restaurant/a/table/1', 'unstored', false, true],
    ['/invoice/1', 'document', false, false],
    ['/_not-found', undefined, false, false],
  ] as const)(
    'of %s with the mark %s allows the service worker: %s, and asks for reports: %s',
    (path, mark, hasWorker, isReported) => {
      const headers = formatPolicyHeaders(path, { scripts: [], styles: [] }, mark);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`worker-src ${hasWorker ? "'self'" : "'none'"};`);
      expect(policy.includes('; report-uri /api/')).toBe(isReported);
    },
  );
});

describe('the mark of a page', () => {
  it.each([
    ['<main id="x"></main>'],
    ['<main>&lt;main data-outcome=&quot;unknown&quot;</main>'],
    [String.raw`<script>"<main data-outcome=\"unknown\""</script>`],
    ['<main data-outcome="broken"></main>'],
  ])('cannot be forged by data: %s', (html) => {
    expect(parsePageMark(html)).toBeUndefined();
  });
});

describe('the key of a cached value', () => {
  it.each([
    ['/route-cache/APP_PAGE/0f/$/_not-found', '/_not-found', true],
    ['/route-cache/APP_PAGE/0f/$/_not-found/more', '/_not-found/more', false],
    ['/route-cache/APP_PAGE/0f/$/index', '/index', false],
    ['/route-cache/APP_ROUTE/0f/$/sitemap.xml', '/sitemap.xml', false],
    ['/without/a/route', '/without/a/route', false],
  ])('%s has the path %s, and is that of the not-found page: %s', (key, path, isNotFound) => {
    expect(getPagePath(key)).toBe(path);
    expect(isNotFoundPage(key)).toBe(isNotFound);
  });
});

describe('an entry from the disk', () => {
  const page = {
    kind: 'APP_PAGE',
    html: '<main>',
    rscData: Buffer.from('payload'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': 'a,b', 'x-others': undefined },
    status: 200,
    postponed: undefined,
  };
  const route = { kind: 'APP_ROUTE', body: Buffer.from('<xml>'), headers: {}, status: 200 };
  const entry = {
    value: page,
    lastModified: 1,
    cacheControl: { revalidate: 60, expire: undefined },
    scriptHashes: ['hash'],
  };

  it.each([
    ['a page', entry],
    ['a page of the build', { ...entry, cacheControl: { revalidate: false } }],
    ['a page without a status', { ...entry, value: { ...page, status: undefined } }],
    ['a route', { ...entry, value: route }],
    ['an entry without a value', { value: null, lastModified: 1, scriptHashes: [] }],
  ])('is accepted: %s', (_, value) => {
    expect(isEntry(value)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'entry'],
    ['an empty object', {}],
    ['hashes that are no list', { ...entry, scriptHashes: 'hash' }],
    ['a hash that is a number', { ...entry, scriptHashes: [1] }],
    ['a date as text', { ...entry, lastModified: 'today' }],
    ['a period as text', { ...entry, cacheControl: { revalidate: '60' } }],
    ['HTML that is a number', { ...entry, value: { ...page, html: 7 } }],
    ['a payload that is a text', { ...entry, value: { ...page, rscData: 'payload' } }],
    ['segments that are an object', { ...entry, value: { ...page, segmentData: {} } }],
    ['a status as text', { ...entry, value: { ...page, status: '200' } }],
    ['a header that is an object', { ...entry, value: { ...page, headers: { a: {} } } }],
    ['a route without a body', { ...entry, value: { ...route, body: undefined } }],
  ])('is refused: %s', (_, value) => {
    expect(isEntry(value)).toBe(false);
  });
});

describe('an entry that is read', () => {
  const NOW = 1_000_000;
  const HOUR_MS = 3_600_000;

  it.each([
    ['within its period', NOW - 59_999, 60, NOW - 59_999, 'hit'],
    ['past its period', NOW - 60_000, 60, NOW - 60_000, 'stale'],
    ['without a period', 0, false, 0, 'hit'],
    ['of a later date than now', NOW + HOUR_MS, 60, NOW - 60_001, 'stale'],
    ['of a later date and without a period', NOW + HOUR_MS, false, NOW, 'hit'],
  ] as const)('%s has a date in the past', (_, lastModified, revalidate, date, result) => {
    const read = withPastDate({ ...entryOf(null, revalidate), lastModified }, NOW);
    expect([read.lastModified, getReadResult(read, NOW)]).toEqual([date, result]);
  });
});
