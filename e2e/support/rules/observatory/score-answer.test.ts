import type { IncomingHttpHeaders } from 'node:http';
import { observatoryRules } from './observatory-rules.ts';
import { findResults, scoreAnswer } from './score-answer.ts';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const HTML = '<script src="/a.js" integrity="sha256-x"></script>';

/** The headers with the highest score of a site without cookies. */
const best: IncomingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const withPolicy = (policy: string): IncomingHttpHeaders => ({
  'content-security-policy': policy,
});

const cases: readonly (readonly [rule: string, IncomingHttpHeaders, body: string, number])[] = [
  ['Content-Security-Policy', { 'content-security-policy': undefined }, HTML, -25],
  [
    'Content-Security-Policy',
    withPolicy("default-src 'none'; script-src 'unsafe-inline'"),
    '',
    -20,
  ],
  ['Content-Security-Policy', withPolicy("default-src 'none'; script-src data:"), '', -20],
  ['Content-Security-Policy', withPolicy("default-src 'none'; script-src https:"), '', -20],
  ['Content-Security-Policy', withPolicy("script-src 'self'"), '', -20],
  ['Content-Security-Policy', withPolicy("default-src 'self'; form-action http://a.ro"), '', -20],
  ['Content-Security-Policy', withPolicy("default-src 'self'; script-src 'unsafe-eval'"), '', -10],
  ['Content-Security-Policy', withPolicy("default-src 'self'; img-src http://a.ro"), '', -10],
  ['Content-Security-Policy', withPolicy("default-src 'none'; style-src 'unsafe-inline'"), '', 0],
  ['Content-Security-Policy', withPolicy("default-src 'self'"), '', 5],
  ['Content-Security-Policy', withPolicy("default-src 'none'"), '', 10],
  ['Cookies', {}, '', 0],
  ['Cookies', { 'set-cookie': ['a=b; HttpOnly; SameSite=Lax'] }, '', -40],
  ['Cookies', { 'set-cookie': ['a=b; Secure; SameSite=Lax'] }, '', -30],
  ['Cookies', { 'set-cookie': ['a=b; Secure; HttpOnly'] }, '', 0],
  ['Cookies', { 'set-cookie': ['a=b; Secure; HttpOnly; SameSite=Strict'] }, '', 5],
  ['Cross-Origin Resource Sharing', { 'access-control-allow-credentials': 'true' }, '', -50],
  ['Cross-Origin Resource Sharing', { 'access-control-allow-origin': '*' }, '', 0],
  ['Strict-Transport-Security', { 'strict-transport-security': undefined }, '', -20],
  ['Strict-Transport-Security', { 'strict-transport-security': 'max-age=3600' }, '', -10],
  ['Strict-Transport-Security', {}, '', 0],
  ['Referrer-Policy', { 'referrer-policy': undefined }, '', 0],
  ['Referrer-Policy', { 'referrer-policy': 'no-referrer' }, '', 5],
  ['Referrer-Policy', { 'referrer-policy': 'unsafe-url' }, '', -5],
  ['Subresource Integrity', { 'content-type': 'application/json' }, HTML, 0],
  ['Subresource Integrity', {}, '<p>', 0],
  ['Subresource Integrity', {}, '<script src="/a.js"></script>', 0],
  ['Subresource Integrity', {}, `${HTML}<script src="//b.ro/a.js"></script>`, -50],
  [
    'Subresource Integrity',
    {},
    `${HTML}<script src="http://b.ro/a.js" integrity="sha256-x"></script>`,
    -20,
  ],
  ['Subresource Integrity', {}, `${HTML}<script src="https://b.ro/a.js"></script>`, -5],
  ['Subresource Integrity', {}, HTML, 5],
  ['X-Content-Type-Options', {}, '', 0],
  ['X-Content-Type-Options', { 'x-content-type-options': 'sniff' }, '', -5],
  ['Framing', {}, '', 5],
  ['Framing', { ...withPolicy("default-src 'none'"), 'x-frame-options': 'DENY' }, '', 0],
  ['Framing', withPolicy("default-src 'none'; frame-ancestors *"), '', -20],
  ['Cross-Origin-Resource-Policy', {}, '', 10],
  ['Cross-Origin-Resource-Policy', { 'cross-origin-resource-policy': 'cross-origin' }, '', 0],
  ['Cross-Origin-Resource-Policy', { 'cross-origin-resource-policy': 'x' }, '', -5],
];

describe("the Observatory's rules", () => {
  const described = cases.map(([rule, headers, body, points]) => {
    const changes = JSON.stringify(headers, (_, value) => (value === undefined ? 'none' : value));
    return [rule, changes, body, points, headers] as const;
  });

  it.each(described)(
    'rate %s, with the changed headers %s and the body %j, at %i points',
    (rule, _, body, points, headers) => {
      const results = findResults({ headers: { ...best, ...headers }, body });
      expect(results.find((found) => found.rule === rule)?.points).toBe(points);
    },
  );

  it('have a test case for each number of points that they give', () => {
    const expected = observatoryRules.flatMap(({ rule, results }) =>
      results.map(([, points]) => `${rule} ${points}`),
    );
    const tested = cases.map(([rule, , , points]) => `${rule} ${points}`);
    expect(expected.filter((one) => !tested.includes(one))).toEqual([]);
  });
});

describe("the Observatory's score", () => {
  it('of the best answer without cookies is 135', () => {
    expect(scoreAnswer({ headers: best, body: HTML })).toBe(135);
  });

  it('has no bonus below 90 points, and is never negative', () => {
    const unsafe = withPolicy("default-src 'self'; script-src 'unsafe-inline'");
    expect(scoreAnswer({ headers: { ...best, ...unsafe }, body: '' })).toBe(60);
    const at90 = { ...best, 'strict-transport-security': 'max-age=3600' };
    expect(scoreAnswer({ headers: at90, body: HTML })).toBe(125);
    const at85 = { ...at90, 'x-content-type-options': 'sniff' };
    expect(scoreAnswer({ headers: at85, body: HTML })).toBe(85);
    expect(scoreAnswer({ headers: { 'set-cookie': ['a=b'] }, body: '' })).toBe(0);
  });
});
