import { formatFreshnessHeader } from './cache-control.ts';

describe('the freshness of a page', () => {
  it('is zero for browsers and one period for shared caches, plus one period during a refresh', () => {
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
