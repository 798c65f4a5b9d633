import type { CachedValue, CacheEntry } from './entry.ts';
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

// The values have no `kind`: its type is a const enum of Next, whose members our code cannot use.
// `JSON.parse` returns `any`, so TypeScript accepts a value without `kind`.
const valueOf = (fields: object): CachedValue => Object.assign(JSON.parse('{}'), fields);

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
