import { DATA_POLICY, formatEndpoints, formatPolicy, WORKER_POLICY } from './security-headers.ts';
import {
  allowWorker,
  createTrustedTypesPolicy,
  TRUSTED_TYPES_POLICY,
  WORKER_ADDRESS,
} from './trusted-types.ts';
import type { TrustedTypes, TrustedTypesRules } from './trusted-types.ts';

const origins = {
  images: ['https://pics.example.ro'],
  frames: [],
  forms: ['https://bank.example.ro'],
};
const hashes = { kind: 'hashes', sha256: ['aaa=', 'bbb='] } as const;
const nonce = { kind: 'nonce', nonce: 'n0nce' } as const;

describe('the Content-Security-Policy', () => {
  it.each([
    [
      'a built site with hashes',
      hashes,
      false,
      "script-src 'self' 'sha256-aaa=' 'sha256-bbb='",
      "style-src 'self'",
      "connect-src 'self'",
      ["require-trusted-types-for 'script'", 'trusted-types default'],
    ],
    [
      'the development server with a nonce',
      nonce,
      true,
      "script-src 'self' 'nonce-n0nce' 'unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'self' ws: wss:",
      [],
    ],
  ])('of %s has these directives', (_, scripts, inDevelopment, script, style, connect, types) => {
    const policy = formatPolicy(scripts, origins, { inDevelopment });
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      script,
      "worker-src 'none'",
      style,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https://pics.example.ro",
      "font-src 'self'",
      connect,
      "manifest-src 'self'",
      "frame-src 'none'",
      "form-action 'self' https://bank.example.ro",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...types,
    ]);
  });

  it('allows the given frames and styles, and a worker where the service worker is registered', () => {
    const frames = ['https://files.example.ro', 'https://api.example.ro'];
    const options = { hasWorker: true, styleHashes: ['ccc='] };
    const directives = formatPolicy(nonce, { ...origins, frames }, options).split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        `frame-src ${frames.join(' ')}`,
        "worker-src 'self'",
        "script-src 'self' 'nonce-n0nce'",
        "style-src 'self' 'sha256-ccc='",
      ]),
    );
  });

  it('of a file or of data allows nothing, and that of the service worker only our own site', () => {
    const data = ['default-src', 'form-action', 'base-uri', 'frame-ancestors'];
    expect(DATA_POLICY.split('; ')).toEqual(data.map((name) => `${name} 'none'`));
    expect(WORKER_POLICY.split('; ')).toEqual([...DATA_POLICY.split('; '), "connect-src 'self'"]);
  });

  it.each([
    [false, ['report-uri /reports'], undefined],
    [true, ['report-uri /reports', 'report-to violations'], 'violations="/reports"'],
  ])('ends with the directives for reports (on https: %s)', (isOnHttps, last, endpoints) => {
    const reporting = { path: '/reports', isOnHttps };
    const policy = formatPolicy(hashes, origins, { reporting });
    expect(policy.split('; ')).toEqual([...formatPolicy(hashes, origins).split('; '), ...last]);
    expect(formatEndpoints(reporting)).toBe(endpoints);
  });
});

const PAGE = 'https://example.ro/restaurant/a/menu?x=1';

function createRules(create: (trustedTypes: TrustedTypes) => void): TrustedTypesRules {
  const created = new Map<string, TrustedTypesRules>();
  create({ createPolicy: (name, rules) => created.set(name, rules), defaultPolicy: null });
  const rules = created.get(TRUSTED_TYPES_POLICY);
  if (rules === undefined || created.size !== 1) throw new Error('One policy is expected');
  return rules;
}

describe('the trusted types policy', () => {
  const rules = createRules((trustedTypes) => createTrustedTypesPolicy(trustedTypes, PAGE));
  const { createHTML, createScriptURL } = rules;

  it.each(['/_next/static/chunks/a.js', 'https://example.ro/_next/static/chunks/a.js?v=1'])(
    'accepts our script %s unchanged',
    (address) => {
      expect(createScriptURL(address)).toBe(address);
    },
  );

  it.each([
    'https://evil.example/_next/static/chunks/a.js',
    '//evil.example/_next/static/chunks/a.js',
    '/\\evil.example/_next/static/chunks/a.js',
    'http://example.ro/_next/static/chunks/a.js',
    'https://example.ro:8443/_next/static/chunks/a.js',
    '/_next/static/chunks/../../image?url=x',
    '/_next/static/chunks/%2e%2e/x.js',
    '/api/token/verify',
    'data:text/javascript,alert(1)',
    'blob:https://example.ro/_next/static/chunks/a.js',
    'javascript:alert(1)',
    'https://[',
    '',
  ])('refuses the script %j', (address) => {
    expect(createScriptURL(address)).toBeNull();
  });

  it('accepts the HTML of an empty script, which does nothing', () => {
    expect(createHTML('<script></script>')).toBe('<script></script>');
  });

  it.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<SCRIPT></SCRIPT>', ' '])(
    'refuses the HTML %j',
    (html) => {
      expect(createHTML(html)).toBeNull();
    },
  );

  it('has no rule that lets a text run as code', () => {
    expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL']);
  });
});

describe('the trusted types policy of a page without the framework', () => {
  const { createHTML, createScriptURL } = createRules(allowWorker);

  it('accepts the service worker and nothing else', () => {
    expect(createScriptURL(WORKER_ADDRESS)).toBe('/sw.js');
    for (const address of [
      '/sw.js?x',
      '//evil.example/sw.js',
      '/api/sw.js',
      '/_next/static/chunks/a.js',
    ]) {
      expect(createScriptURL(address)).toBeNull();
    }
    expect(createHTML('')).toBeNull();
  });

  it('is not created where a page has one', () => {
    const createPolicy = jest.fn();
    allowWorker({ createPolicy, defaultPolicy: {} });
    expect(createPolicy).not.toHaveBeenCalled();
  });
});
