import { formatPolicyHeaders, formatMarkedAnswer } from './page-headers.ts';

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
});

describe('the right to register the service worker', () => {
  it.each([
    ['/restaurant/a/menu', undefined, true],
    ['/restaurant/a/menu', 'unknown', false],
    ['/restaurant/a/menu', 'degraded', false],
    ['/restaurant/a/table/1', 'unstored', false],
    ['/restaurants', undefined, false],
    ['/invoice/1', 'document', false],
  ] as const)('is given to %s with the mark %s: %s', (path, mark, hasWorker) => {
    const policy = formatPolicyHeaders(path, hashes(), mark)['content-security-policy'];
    expect(policy).toContain(`worker-src ${hasWorker ? "'self'" : "'none'"};`);
  });
});

describe('the address for reports of violations', () => {
  it.each([
    ['/index', true],
    ['/restaurant/a/menu', true],
    ['/invoice/1', false],
    ['/_not-found', false],
  ])('is in the policy of %s: %s', (path, isNamed) => {
    const headers = formatPolicyHeaders(path, hashes());
    expect(String(headers['content-security-policy']).includes('; report-uri /api/')).toBe(isNamed);
    // Only a site on https sends `reporting-endpoints`. The site of the unit tests is on plain
    // http.
    expect(Object.keys(headers)).toEqual(['content-security-policy']);
  });
});

describe('the answer for a page with a mark', () => {
  it.each([
    ['unknown', 404, { 'cache-control': 'no-store' }],
    ['degraded', 503, { 'cache-control': 'no-store', 'retry-after': '5' }],
    ['unstored', undefined, { 'cache-control': 'no-store' }],
    ['document', undefined, { 'cache-control': 'no-store' }],
  ] as const)('has for the mark %s the status %s, and `no-store`', (mark, status, headers) => {
    expect(formatMarkedAnswer(mark)).toEqual({ status, headers });
  });
});
