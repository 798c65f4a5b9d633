import { formatFreshnessHeader } from './cache-control.ts';

describe('the freshness of a page', () => {
  it('is zero for browsers, its period for shared caches, and one more period in a refresh', () => {
    expect(formatFreshnessHeader(60)).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    });
  });

  it.each([false, undefined] as const)('is five minutes when the period is %s', (revalidate) => {
    expect(formatFreshnessHeader(revalidate)).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=300',
    });
  });
});
