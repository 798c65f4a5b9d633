import { formatPolicyHeader, formatMarkedAnswer } from './page-headers.ts';

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
    expect(formatMarkedAnswer(mark)).toEqual({ status, headers });
  });
});
