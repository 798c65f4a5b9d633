import { DATA_POLICY, formatEndpoints, formatPolicy, WORKER_POLICY } from './csp.ts';

const origins = {
  images: ['https://pics.example.ro'],
  frames: [],
  forms: ['https://bank.example.ro'],
};

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the Content-Security-Policy', () => {
  const policy = formatPolicy({ kind: 'hashes', sha256: ['aaa=', 'bbb='] }, origins);

  it.each([
    ['default-src', "default-src 'none'"],
    ['script-src', "script-src 'self' 'sha256-aaa=' 'sha256-bbb='"],
    ['worker-src', "worker-src 'none'"],
    ['style-src', "style-src 'self'"],
    ['manifest-src', "manifest-src 'self'"],
    ['img-src', "img-src 'self' data: https://pics.example.ro"],
    ['frame-src', "frame-src 'none'"],
    ['form-action', "form-action 'self' https://bank.example.ro"],
    ['object-src', "object-src 'none'"],
    ['base-uri', "base-uri 'none'"],
    ['frame-ancestors', "frame-ancestors 'none'"],
    ['require-trusted-types-for', "require-trusted-types-for 'script'"],
    ['trusted-types', 'trusted-types default'],
  ])('has the directive %s: %s', (name, expected) => {
    expect(directive(policy, name)).toBe(expected);
  });

  it('allows the frames of the given origins', () => {
    const frames = ['https://files.example.ro', 'https://api.example.ro'];
    const own = formatPolicy({ kind: 'hashes', sha256: [] }, { ...origins, frames });
    expect(directive(own, 'frame-src')).toBe(
      'frame-src https://files.example.ro https://api.example.ro',
    );
  });

  it('allows scripts by the given nonce', () => {
    const own = formatPolicy({ kind: 'nonce', nonce: 'n0nce' }, origins);
    expect(directive(own, 'script-src')).toBe("script-src 'self' 'nonce-n0nce'");
  });

  it.each([
    [
      'a built site',
      false,
      "script-src 'self' 'nonce-n0nce'",
      "style-src 'self'",
      "connect-src 'self'",
      ["require-trusted-types-for 'script'", 'trusted-types default'],
    ],
    [
      'the development server',
      true,
      "script-src 'self' 'nonce-n0nce' 'unsafe-eval'",
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'self' ws: wss:",
      [],
    ],
  ])(
    'of %s has exactly the expected directives',
    (_name, inDevelopment, script, style, connect, types) => {
      const own = formatPolicy({ kind: 'nonce', nonce: 'n0nce' }, origins, { inDevelopment });
      expect(own.split('; ')).toEqual([
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
    },
  );

  it('allows a worker of the site itself on a page that registers the service worker', () => {
    const own = formatPolicy({ kind: 'hashes', sha256: [] }, origins, { hasWorker: true });
    expect(directive(own, 'worker-src')).toBe("worker-src 'self'");
  });

  it('lets the service worker itself fetch from our own site only', () => {
    expect(WORKER_POLICY.split('; ')).toEqual([...DATA_POLICY.split('; '), "connect-src 'self'"]);
  });

  it('names no address for reports by default', () => {
    expect(policy).not.toContain('report');
  });

  it.each([
    [false, ['report-uri /reports'], undefined],
    [true, ['report-uri /reports', 'report-to violations'], 'violations="/reports"'],
  ])('ends with the directives for reports (on https: %s)', (isOnHttps, last, endpoints) => {
    const reporting = { path: '/reports', isOnHttps };
    const own = formatPolicy({ kind: 'hashes', sha256: [] }, origins, { reporting });
    expect(own.split('; ').slice(-last.length)).toEqual(last);
    expect(own).toMatch(/; trusted-types default; report-uri/);
    expect(formatEndpoints(reporting)).toBe(endpoints);
  });

  it('of an answer that is no document allows no source in any directive', () => {
    const sources = DATA_POLICY.split('; ').map((part) => part.split(' ').slice(1));
    expect(sources).toEqual([["'none'"], ["'none'"], ["'none'"], ["'none'"]]);
  });

  it('has neither unsafe-inline nor unsafe-eval in script-src outside development', () => {
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe/);
  });
});
