import { parseSharedFreshness } from './answer-freshness.ts';

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
    'private, max-age=0',
    'private, s-maxage=60',
    'private="x", s-maxage=60',
    'no-store',
    'public, s-maxage=60, no-store',
    'NO-CACHE, s-maxage=60',
    'no-cache="set-cookie", s-maxage=60',
    's-maxage=60, must-revalidate',
    's-maxage=60, proxy-revalidate',
    's-maxage',
    's-maxage=',
    's-maxage=0',
    's-maxage=-1',
    's-maxage=1.5',
    's-maxage="60"',
    's-maxage=60s',
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
