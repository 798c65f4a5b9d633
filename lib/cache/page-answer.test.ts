import type { OutgoingHttpHeaders } from 'node:http';
import { DATA_POLICY } from '../security/csp.ts';
import { toStoredValue, toServedEntry } from './answer-headers.ts';
import {
  getPagePath,
  getReadResult,
  isAnswer,
  isEntry,
  isNotFoundPage,
  isPage,
  isRoute,
  withPastDate,
} from './entry.ts';
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

const hashes = (...scripts: readonly string[]): Parameters<typeof formatPolicyHeaders>[1] => ({
  scripts,
  styles: [],
});

describe('the policy of a cached page', () => {
  it('contains no third party with the default settings', () => {
    const policy = String(formatPolicyHeaders('/terms', hashes('abc='))['content-security-policy']);
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).not.toMatch(/facebook|mny\.ro/);
  });

  it('allows the inline scripts and styles of the page', () => {
    const policy = formatPolicyHeaders('/terms', { scripts: ['abc='], styles: ['def='] });
    expect(policy['content-security-policy']).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy['content-security-policy']).toContain("style-src 'self' 'sha256-def=';");
  });

  it.each([undefined, 'unknown', 'degraded', 'unstored'] as const)(
    'allows no frames when its mark is %s',
    (mark) => {
      const policy = formatPolicyHeaders('/terms', hashes(), mark)['content-security-policy'];
      expect(policy).toContain("frame-src 'none'");
    },
  );

  it.each([
    ['/restaurant/a/menu', undefined, true],
    ['/restaurant/a/menu', 'unknown', false],
    ['/restaurant/a/menu', 'degraded', false],
    ['/restaurant/a/table/1', 'unstored', false],
    ['/restaurants', undefined, false],
    ['/invoice/1', 'document', false],
  ] as const)(
    'lets %s with the mark %s register the service worker: %s',
    (path, mark, hasWorker) => {
      const policy = formatPolicyHeaders(path, hashes(), mark)['content-security-policy'];
      expect(policy).toContain(`worker-src ${hasWorker ? "'self'" : "'none'"};`);
    },
  );

  it.each([
    ['/index', true],
    ['/restaurant/a/menu', true],
    ['/invoice/1', false],
    ['/_not-found', false],
  ])('names for %s the address for reports of violations: %s', (path, isNamed) => {
    const headers = formatPolicyHeaders(path, hashes());
    expect(String(headers['content-security-policy']).includes('; report-uri /api/')).toBe(isNamed);
    // Only a site on https sends `reporting-endpoints`. The site of the unit tests is on plain
    // http.
    expect(Object.keys(headers)).toEqual(['content-security-policy']);
  });
});

describe('the mark of a page', () => {
  it.each(['unknown', 'degraded', 'unstored', 'document'])('is read from `<main>`: %s', (mark) => {
    expect(parsePageMark(`<body><main data-outcome="${mark}" id="x"></main></body>`)).toBe(mark);
  });

  it.each([
    ['an ordinary page', '<main id="x"></main>'],
    ['a page with a mark as text', '<main>&lt;main data-outcome=&quot;unknown&quot;</main>'],
    [
      'a page with a mark in the payload',
      String.raw`<script>"<main data-outcome=\"unknown\""</script>`,
    ],
    ['a page with a mark that does not exist', '<main data-outcome="broken"></main>'],
  ])('is undefined for %s', (_name, html) => {
    expect(parsePageMark(html)).toBeUndefined();
  });
});

describe('a cached value', () => {
  it.each([
    ['a page', valueOf({ html: '', rscData: Buffer.alloc(0) }), [true, false, true]],
    ['a route', valueOf({ body: Buffer.alloc(0), status: 200 }), [false, true, true]],
    ['a page without its data', valueOf({ html: '' }), [false, false, false]],
    ['a route without its status', valueOf({ body: Buffer.alloc(0) }), [false, false, false]],
    ['the result of a cached function', valueOf({ data: {} }), [false, false, false]],
    ['nothing', null, [false, false, false]],
  ])(
    'is classified by its fields: %s',
    (_, value, [page = false, route = false, answer = false]) => {
      expect([isPage(value), isRoute(value), isAnswer(value)]).toEqual([page, route, answer]);
    },
  );

  it.each([
    ['/route-cache/APP_PAGE/0f/$/_not-found', '/_not-found', true],
    ['/route-cache/APP_PAGE/0f/$/_not-found/more', '/_not-found/more', false],
    ['/route-cache/APP_PAGE/0f/$/index', '/index', false],
    ['/route-cache/APP_ROUTE/0f/$/sitemap.xml', '/sitemap.xml', false],
    ['/without/a/route', '/without/a/route', false],
  ])('with the key %s has the path %s, and is the not-found page: %s', (key, path, isNotFound) => {
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

describe('after the clock was set back, withPastDate', () => {
  const NOW = 1_000_000;
  const HOUR_MS = 3_600_000;
  const storedAt = (lastModified: number, revalidate: number | false): CacheEntry => ({
    value: null,
    scriptHashes: [],
    lastModified,
    cacheControl: { revalidate, expire: undefined },
  });

  it.each([
    ['keeps the date of an entry from the present', storedAt(NOW, 60), NOW, 'hit'],
    [
      'keeps the date of an entry from the past',
      storedAt(NOW - HOUR_MS, 60),
      NOW - HOUR_MS,
      'stale',
    ],
    [
      'gives an entry from the future an age just above its period, so that it is stale',
      storedAt(NOW + HOUR_MS, 60),
      NOW - 60_001,
      'stale',
    ],
    [
      'gives the present date to an entry from the future that has no period',
      storedAt(NOW + HOUR_MS, false),
      NOW,
      'hit',
    ],
  ])('%s', (_, entry, lastModified, result) => {
    const read = withPastDate(entry, NOW);
    expect([read.lastModified, getReadResult(read, NOW)]).toEqual([lastModified, result]);
  });
});

describe('the result of a read', () => {
  const NOW = 1_000_000;
  const entryWith = (lastModified: number, revalidate: number | false): CacheEntry => ({
    value: null,
    scriptHashes: [],
    lastModified,
    cacheControl: { revalidate, expire: undefined },
  });

  it.each([
    ['an absent entry is a miss', undefined, 'miss'],
    ['an entry within its period is a hit', entryWith(NOW - 59_999, 60), 'hit'],
    ['an entry past its period is stale', entryWith(NOW - 60_000, 60), 'stale'],
    ['an entry without a period is a hit', entryWith(0, false), 'hit'],
  ])('of %s', (_, entry, expected) => {
    expect(getReadResult(entry, NOW)).toBe(expected);
  });
});
