import { formatFreshnessHeader, formatPolicyHeader, replyTo } from './page-headers.ts';

describe('the policy of a cached page', () => {
  it('contains no third party unless a setting enables one', () => {
    const policy = String(formatPolicyHeader(['abc='])['content-security-policy']);
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).not.toMatch(/facebook|mny\.ro/);
  });

  it.each([undefined, 'unknown', 'degraded', 'unstored'] as const)(
    'allows no frames when its mark is %s',
    (mark) => {
      const policy = formatPolicyHeader([], mark)['content-security-policy'];
      expect(policy).toContain("frame-src 'none'");
    },
  );
});

describe('the reply to a marked page', () => {
  it.each([
    ['unknown', 404, { 'cache-control': 'no-store' }],
    ['degraded', 503, { 'cache-control': 'no-store', 'retry-after': '5' }],
    ['unstored', undefined, { 'cache-control': 'no-store' }],
    ['document', undefined, { 'cache-control': 'no-store' }],
  ] as const)('is for %s %s', (mark, status, headers) => {
    expect(replyTo(mark)).toEqual({ status, headers });
  });
});

describe('the freshness of a page', () => {
  it('is its period and one more for shared caches, and zero for browsers', () => {
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
