import type { OutgoingHttpHeaders } from 'node:http';
import { DATA_POLICY } from '../security/csp.ts';
import { prepareFirstAnswer, toStoredValue, toServedEntry } from './answer-headers.ts';
import type { CacheEntry, CachedValue, HttpAnswer } from './entry.ts';

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

describe('the headers of an answer that Next has just rendered', () => {
  it.each([
    ['unknown', 404, undefined],
    ['degraded', 503, '5'],
    ['unstored', 200, undefined],
    ['document', 200, undefined],
  ] as const)('of a page marked %s forbid storage, and the status is %i', (mark, status, wait) => {
    const page = pageWith({ link: '<a.css>' });
    prepareFirstAnswer(KEY, page, entryOf(page, 60), mark);
    expect(page).toMatchObject({ status, headers: { 'cache-control': 'no-store' } });
    expect(page.headers?.['retry-after']).toBe(wait);
  });

  it('of a page without a mark have the `cache-control` of its period, and the status does not change', () => {
    const page = pageWith();
    prepareFirstAnswer(KEY, page, entryOf(page, 60), undefined);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': FOR_A_MINUTE } });
  });

  it('of a route marked degraded do not show the mark, and the status is 503', () => {
    const route = routeWith({ 'x-route-outcome': 'degraded' });
    prepareFirstAnswer(KEY, route, entryOf(route, 60), 'degraded');
    expect(route.status).toBe(503);
    expect(route.headers).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': DATA_POLICY,
      'retry-after': '5',
    });
  });
});
