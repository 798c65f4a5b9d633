import fc from 'fast-check';
import { parseSharedFreshness } from './answer-freshness.ts';
import type { ServedPage } from '@/lib/cache/served-page';
import { findKeepingTime } from './keeping-time.ts';

describe('the time for which a shared cache may serve an answer', () => {
  it.each([
    ['s-maxage=60', 60_000, 0],
    ['public, max-age=0, s-maxage=60, stale-while-revalidate=30', 60_000, 30_000],
    ['Public,S-MaxAge=60 ,  Stale-While-Revalidate=30', 60_000, 30_000],
    ['s-maxage=999999999', 999_999_999_000, 0],
    // A stale answer may be served only if `stale-while-revalidate` is given once, with digits.
    ['s-maxage=60, stale-while-revalidate', 60_000, 0],
    ['s-maxage=60, stale-while-revalidate=-1', 60_000, 0],
    ['s-maxage=60, stale-while-revalidate=30, stale-while-revalidate=90', 60_000, 0],
    // The cache ignores the last two directives, because `FORBIDDEN` does not contain them.
    ['s-maxage=60, x-private, no-store-x', 60_000, 0],
  ])('for Cache-Control: %s is %i ms, and then %i ms while stale', (value, freshMs, staleMs) => {
    expect(parseSharedFreshness({ 'cache-control': value })).toEqual({ freshMs, staleMs });
  });

  it.each([
    '',
    'public, max-age=60',
    'private, s-maxage=60',
    'private="x", s-maxage=60',
    'no-store',
    'public, s-maxage=60, no-store',
    'no-cache="set-cookie", s-maxage=60',
    's-maxage=60, must-revalidate',
    's-maxage=60, proxy-revalidate',
    's-maxage=0',
    's-maxage=-1',
    's-maxage=1.5',
    's-maxage="60"',
    's-maxage=1000000000',
    's-maxage=60, s-maxage=600',
    'xs-maxage=60',
  ])('is none for Cache-Control: %s', (value) => {
    expect(parseSharedFreshness({ 'cache-control': value })).toBeUndefined();
  });

  it.each([
    ['no Cache-Control', {}],
    ['a cookie', { 'cache-control': 's-maxage=60', 'set-cookie': 'a=1' }],
    ['several cookies', { 'cache-control': 's-maxage=60', 'set-cookie': ['a=1', 'b=2'] }],
  ])('is none for an answer with %s', (_, headers) => {
    expect(parseSharedFreshness(headers)).toBeUndefined();
  });
});

const KEY = '/restaurant/la-mama/menu';
const NOW = 1_000_000;
const FRESHNESS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const page: ServedPage = { path: KEY, freshUntil: NOW + 20_000, expiryCount: 3 };
const situation = { key: KEY, page, expiryCount: 3, now: NOW };
const answer = { status: 200, headers: { 'cache-control': FRESHNESS }, body: Buffer.from('x') };

const withControl = (value: string): typeof answer => ({
  ...answer,
  headers: { 'cache-control': value },
});

describe('an answer is kept', () => {
  it('until its page expires, and then for the `stale-while-revalidate` in its header', () => {
    expect(findKeepingTime(answer, situation)).toEqual({
      freshUntil: NOW + 20_000,
      staleUntil: NOW + 80_000,
    });
  });

  it('as fresh until its `s-maxage` ends, if its page has no page period', () => {
    const forever = { ...page, freshUntil: Infinity };
    expect(findKeepingTime(answer, { ...situation, page: forever })?.freshUntil).toBe(NOW + 60_000);
  });

  it('as fresh until its page expires or its `s-maxage` ends, whichever comes first', () => {
    const seconds = fc.integer({ min: 0, max: 86_400 });
    fc.assert(
      fc.property(seconds, seconds, fc.integer(), (sMaxAge, stale, remaining) => {
        const freshUntil = NOW + remaining;
        const time = findKeepingTime(
          withControl(`s-maxage=${sMaxAge}, stale-while-revalidate=${stale}`),
          { ...situation, page: { ...page, freshUntil } },
        );
        const allowed = Math.min(freshUntil, NOW + sMaxAge * 1_000);
        expect(time).toEqual(
          allowed > NOW ? { freshUntil: allowed, staleUntil: allowed + stale * 1_000 } : undefined,
        );
      }),
    );
  });
});

describe('a file of the build', () => {
  const file = {
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    body: Buffer.from('x'),
  };
  const asked = { ...situation, key: '/_next/static/chunks/a.js', page: undefined };

  it('never expires', () => {
    expect(findKeepingTime(file, asked)).toEqual({ freshUntil: Infinity, staleUntil: Infinity });
  });

  it.each([
    ['is missing', { status: 404 }],
    ['may change', { headers: { 'cache-control': FRESHNESS } }],
    ['is encoded', { headers: { ...file.headers, 'content-encoding': 'gzip' } }],
  ])('that %s is not kept', (_, change) => {
    expect(findKeepingTime({ ...file, ...change }, asked)).toBeUndefined();
  });

  it('is kept only when it is below `/_next/static`', () => {
    expect(findKeepingTime(file, { ...asked, key: '/icons/any-192.png' })).toBeUndefined();
  });
});

describe('an answer is not kept', () => {
  it.each([404, 503, 500, 304, 206, 308])('with the status %i', (status) => {
    expect(findKeepingTime({ ...answer, status }, situation)).toBeUndefined();
  });

  it.each([
    ['the page cache has no page for it', undefined],
    ['the page cache served another page', { ...page, path: '/restaurant/alta/menu' }],
    ['pages have expired since its page was read', { ...page, expiryCount: 2 }],
    ['its page has expired', { ...page, freshUntil: NOW }],
  ])('when %s', (_, served) => {
    expect(findKeepingTime(answer, { ...situation, page: served })).toBeUndefined();
  });

  it.each([
    ['cache-control', 'private'],
    ['content-encoding', 'gzip'],
    ['x-nextjs-cache', 'STALE'],
  ])('with the header %s: %s', (name, value) => {
    const headers = { ...answer.headers, [name]: value };
    expect(findKeepingTime({ ...answer, headers }, situation)).toBeUndefined();
  });
});
