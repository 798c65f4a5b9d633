import fc from 'fast-check';
import { isImmutable, isStaticFile } from './static-file.ts';

const ROOT = '/_next/static/';

describe('a file of the build', () => {
  it.each([
    'chunks/3435fc_49lh7l.js',
    'chunks/0_7oxjm5-hvle.js',
    'chunks/30usagrep3-bn.css',
    'media/bricolage_grotesque_latin-s.p.24vaesult4xt4.woff2',
    '-KzT_w1~x/_buildManifest.js',
  ])('may be %s', (name) => {
    expect(isStaticFile(`${ROOT}${name}`)).toBe(true);
  });

  it.each([
    '',
    'chunks/',
    'chunks/a.js?',
    'chunks/a.js?x=1',
    'chunks/a.js#x',
    'chunks/%61.js',
    'chunks/%2e%2e/a.js',
    'chunks/..%2fa.js',
    'chunks/../a.js',
    'chunks/./a.js',
    '../server/app.js',
    '.hidden/a.js',
    'chunks/.env',
    'chunks//a.js',
    '/chunks/a.js',
    'chunks/a.js/',
    'chunks\\a.js',
    'chunks/ă.js',
    'chunks/a b.js',
    'chunks/a.js\n',
  ])('is not "%s"', (name) => {
    expect(isStaticFile(`${ROOT}${name}`)).toBe(false);
  });

  it.each(['/chunks/a.js', '/_next/image', '/_NEXT/static/a.js', '//_next/static/a.js', '/x'])(
    'is not at %s',
    (path) => {
      expect(isStaticFile(path)).toBe(false);
    },
  );

  it('has a path that neither the URL parser nor decoding changes', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab.-_~/%2e\\?#'), maxLength: 12 });
    fc.assert(
      fc.property(part, (name) => {
        const path = `${ROOT}${name}`;
        fc.pre(isStaticFile(path));
        const { href } = new URL(path, 'http://site.example');
        expect(decodeURIComponent(href)).toBe(`http://site.example${path}`);
      }),
    );
  });
});

describe('whether an answer is immutable', () => {
  it.each([
    [true, { 'cache-control': 'public, max-age=31536000, immutable' }],
    [false, { 'cache-control': 'public, max-age=31536000, immutable', 'set-cookie': 'a=1' }],
    [false, { 'cache-control': 'public, max-age=0, must-revalidate' }],
    [false, { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    [false, {}],
  ])('is %s with the headers %j', (expected, headers) => {
    expect(isImmutable(headers)).toBe(expected);
  });
});
