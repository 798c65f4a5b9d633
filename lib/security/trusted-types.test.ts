import { createTrustedTypesPolicy, TRUSTED_TYPES_POLICY } from './trusted-types.ts';
import type { TrustedTypesRules } from './trusted-types.ts';

const PAGE = 'https://example.ro/restaurant/a/menu?x=1';

function createRules(): TrustedTypesRules {
  const created = new Map<string, TrustedTypesRules>();
  createTrustedTypesPolicy({ createPolicy: (name, rules) => created.set(name, rules) }, PAGE);
  const rules = created.get(TRUSTED_TYPES_POLICY);
  if (rules === undefined || created.size !== 1) throw new Error('One policy is expected');
  return rules;
}

describe('the trusted types policy', () => {
  const { createHTML, createScriptURL } = createRules();

  it.each([
    '/_next/static/chunks/a.js',
    'https://example.ro/_next/static/chunks/a.js?v=1',
    '/sw.js',
  ])('accepts our script %s unchanged', (address) => {
    expect(createScriptURL(address)).toBe(address);
  });

  it.each([
    'https://evil.example/_next/static/chunks/a.js',
    '//evil.example/_next/static/chunks/a.js',
    '/\\evil.example/_next/static/chunks/a.js',
    'http://example.ro/_next/static/chunks/a.js',
    'https://example.ro:8443/_next/static/chunks/a.js',
    '/_next/static/chunks/../../image?url=x',
    '/_next/static/chunks/%2e%2e/x.js',
    '/api/token/verify',
    '/sw.js?x',
    '//evil.example/sw.js',
    '/api/sw.js',
    'data:text/javascript,alert(1)',
    'blob:https://example.ro/_next/static/chunks/a.js',
    'javascript:alert(1)',
    'https://[',
    '',
  ])('refuses the script %j', (address) => {
    expect(createScriptURL(address)).toBeNull();
  });

  it.each(['', '<script></script>'])('accepts the HTML %j, which does nothing', (html) => {
    expect(createHTML(html)).toBe(html);
  });

  it.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<SCRIPT></SCRIPT>', ' '])(
    'refuses the HTML %j',
    (html) => {
      expect(createHTML(html)).toBeNull();
    },
  );

  it('has no rule that lets a text run as code', () => {
    expect(Object.keys(createRules())).toEqual(['createHTML', 'createScriptURL']);
  });
});
