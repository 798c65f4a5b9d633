import {
  formatFreshnessHeader,
  formatPolicyHeader,
  replyTo,
  RETRY_AFTER_SECONDS,
} from './page-headers.ts';

describe('the policy of a cached page', () => {
  it('names no third party unless a setting switches one on', () => {
    const policy = String(formatPolicyHeader(['abc='])['content-security-policy']);
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).not.toMatch(/facebook|mny\.ro/);
  });

  it.each([undefined, 'unknown', 'degraded', 'unstored'] as const)(
    'frames nothing when its outcome is %s',
    (outcome) => {
      const policy = formatPolicyHeader([], outcome)['content-security-policy'];
      expect(policy).toContain("frame-src 'none'");
    },
  );
});

describe('a marked page', () => {
  it.each([
    ['unknown', 404, { 'cache-control': 'no-store' }],
    ['degraded', 503, { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) }],
    ['unstored', undefined, { 'cache-control': 'no-store' }],
    ['document', undefined, { 'cache-control': 'no-store' }],
  ] as const)('that is %s is answered %s', (outcome, status, headers) => {
    expect(replyTo(outcome)).toEqual({ status, headers });
  });
});

describe('how long others may keep a page', () => {
  it('is its period and one more for shared caches, no time for browsers', () => {
    expect(formatFreshnessHeader(60)).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    });
  });

  it.each([false, undefined] as const)('is five minutes where the period is %s', (revalidate) => {
    expect(formatFreshnessHeader(revalidate)).toEqual(formatFreshnessHeader(300));
  });
});
