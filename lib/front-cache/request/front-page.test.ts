import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { findFrontPage } from './find-front-page.ts';
import type { FrontPage } from './find-front-page.ts';
import { hasKnownQuery, isPlainRequest } from './plain-request.ts';
import { isImmutable, isStaticFile } from './static-file.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';
const MENU = '/restaurant/la-mama/menu';
const FILE = '/_next/static/chunks/a.js';

function pageOf(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): FrontPage | undefined {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = url;
  request.headers = { host: 'exemplu.ro', 'user-agent': BROWSER, ...headers };
  return findFrontPage(request);
}

/** Undefined for a request to which no kept answer may be sent. */
function keyOf(...request: Parameters<typeof pageOf>): string | undefined {
  const page = pageOf(...request);
  return page?.isShared ? page.path : undefined;
}

describe('the front cache answers', () => {
  it.each([
    ['/', '/index'],
    ['/restaurants', '/restaurants'],
    ['/terms', '/terms'],
    ['/restaurant/la-mama', '/restaurant/la-mama'],
    [MENU, MENU],
    [`${MENU}?hidden_modal`, MENU],
    [`${MENU}?produs=sarmale`, MENU],
    [`${MENU}?lang=ro`, MENU],
    [`${MENU}?hidden_navbar`, '/embedded/restaurant/la-mama/menu'],
    [`${MENU}?hidden_navbar=false`, MENU],
    [`${MENU}?hidden_navbar&hidden_modal`, '/embedded/restaurant/la-mama/menu'],
    [`${MENU}?utm_source=afis&gclid=1`, MENU],
    [`${MENU}?fbclid=1&hidden_navbar`, '/embedded/restaurant/la-mama/menu'],
    ['/?utm_campaign=vara%202026', '/index'],
    ['/restaurants?utm_source=afis', '/restaurants'],
    [FILE, FILE],
  ])('%s with the answer kept for %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
    expect(keyOf(url, {}, 'HEAD')).toBe(key);
  });

  it('in Romanian to search engines, and to visitors who want Romanian or name no language', () => {
    expect(keyOf(MENU, { 'accept-language': 'ro-RO,ro;q=0.9,en;q=0.5' })).toBe(MENU);
    expect(keyOf(MENU, { 'accept-language': '*' })).toBe(MENU);
    expect(keyOf(MENU, { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' })).toBe(MENU);
    expect(keyOf(`${MENU}?lang=ro`, { 'accept-language': 'en' })).toBe(MENU);
  });

  it.each([
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-url',
    'x-http-method-override',
    'content-security-policy',
    'cookie',
  ])('with the same kept answer, whatever the header %s says', (name) => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(keyOf(MENU, { [name]: value })).toBe(MENU);
      }),
    );
  });
});

describe('a plan that is remembered for a request', () => {
  it('is not used for a request with other headers', () => {
    const header = fc.constantFrom('', 'null', 'undefined', 'ro', 'en', '*');
    fc.assert(
      fc.property(header, header, (language, userAgent) => {
        const sent = { 'accept-language': language, 'user-agent': userAgent };
        // Any language but Romanian gets the English menu, which is not kept.
        const expected = ['null', 'undefined', 'en'].includes(language) ? undefined : MENU;
        expect(keyOf(MENU, sent)).toBe(expected);
        expect(keyOf(MENU)).toBe(MENU);
      }),
    );
  });
});

describe('the front cache uses no kept answer for', () => {
  it('a request that is not plain', () => {
    expect(keyOf(MENU, {}, 'POST')).toBeUndefined();
    expect(keyOf(MENU, { rsc: '1' })).toBeUndefined();
  });

  it('English menus, because their answers are `private`', () => {
    expect(keyOf(MENU, { 'accept-language': 'en-GB' })).toBeUndefined();
    expect(keyOf(MENU, { 'accept-language': 'de, ro;q=0.9' })).toBeUndefined();
    expect(keyOf(`${MENU}?lang=en`)).toBeUndefined();
    expect(keyOf(`${MENU}?hidden_navbar&lang=en`)).toBeUndefined();
  });

  it.each([
    '/activate/token',
    '/reset/password/token',
    '/invoice/1',
    '/payment/client/1/2/pay',
    '/payment/librapay/client/response',
    '/restaurant/la-mama/table/5',
    '/partener/coduri/la-mama',
    '/restaurants?q=pizza',
    '/restaurants?utm_source=afis&q=pizza',
    '/restaurant/la-mama/table/5?utm_source=afis',
    '/embedded/restaurant/la-mama/menu',
    '/api/health/ready',
    '/_next/static/chunks/a.js?x=1',
    '/_next/static/chunks/a.js?utm_source=afis',
    '/_next/static/chunks/%2e%2e/a.js',
    '/_next/image?url=x',
    '/previews/la-mama/menu.jpg',
    '/sw.js',
    '/not-a-page',
    '/Restaurants',
    '/restaurants/',
    '//restaurants',
    '/restaurants#x',
    '/restaurant/la%20mama/menu',
    '/restaurant/../terms',
    `${MENU}?_rsc=1`,
    `${MENU}?nxtPrestaurantId=alta`,
    `${MENU}?lang=en#x`,
    `${MENU}?utm_source=afis#&lang=ro`,
    `${MENU}?utm_source=afis&lang=en`,
    `${MENU}?utm_source=afis&x=1`,
    'http://exemplu.ro/restaurants',
    '*',
  ])('%s', (url) => {
    expect(keyOf(url)).toBeUndefined();
  });

  it('a request for a file of the build with `If-Modified-Since` but no `If-None-Match`', () => {
    const date = { 'if-modified-since': 'Sun, 22 Nov 2026 00:00:00 GMT' };
    expect(keyOf(FILE, date)).toBeUndefined();
    expect(keyOf(FILE, { ...date, 'if-none-match': '"a"' })).toBe(FILE);
  });

  it('a request for a part of a file of the build', () => {
    expect(keyOf(FILE, { range: 'bytes=0-9' })).toBeUndefined();
  });

  it('a request of a crawler for link previews with a product in the query', () => {
    const crawler = { 'user-agent': 'WhatsApp/2.23' };
    expect(keyOf(`${MENU}?produs=sarmale`, crawler)).toBeUndefined();
  });
});

describe('the page for a restaurant that does not exist', () => {
  it.each([
    ['/restaurant/la-mama', '', '/restaurant/-'],
    [MENU, '', '/restaurant/-/menu'],
    [`${MENU}?hidden_navbar`, '', '/embedded/restaurant/-/menu'],
    [MENU, 'en', '/embedded/english/restaurant/-/menu'],
    [`${MENU}?hidden_navbar`, 'en', '/embedded/english/embedded/restaurant/-/menu'],
    ['/restaurant/la-mama/table/5', '', '/restaurant/-/table/-'],
    ['/partener/coduri/la-mama', '', '/embedded/coduri/-/-/-'],
  ])('has for %s with Accept-Language "%s" the path %s', (url, language, expected) => {
    const { restaurant } = pageOf(url, { 'accept-language': language }) ?? {};
    expect(restaurant).toMatchObject({ restaurantId: 'la-mama', missingPath: expected });
  });

  it.each(['/terms', '/', '/restaurants', '/invoice/1', '/previews/la-mama/menu.jpg'])(
    'has no path for %s',
    (url) => {
      expect(pageOf(url)?.restaurant).toBeUndefined();
    },
  );
});

function isPlain(headers: Readonly<Record<string, string>> = {}, method = 'GET'): boolean {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.headers = { host: 'exemplu.ro', ...headers };
  return isPlainRequest(request);
}

describe('a plain request', () => {
  it.each(['GET', 'HEAD'])('may have the method %s', (method) => {
    expect(isPlain({}, method)).toBe(true);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'get', ''])(
    'may not have the method "%s"',
    (method) => {
      expect(isPlain({}, method)).toBe(false);
    },
  );

  it.each([
    'rsc',
    'next-router-prefetch',
    'next-router-state-tree',
    'next-action',
    'next-resume',
    'range',
    'if-range',
    'upgrade',
    'expect',
    'transfer-encoding',
    'x-nextjs-data',
    'x-nextjs-cache',
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-matched-path',
    'x-prerender-revalidate',
  ])('may not have the header %s', (name) => {
    expect(isPlain({ [name]: '1' })).toBe(false);
  });

  it.each([
    ['host', ''],
    ['host', 'a b'],
    ['host', 'a/b'],
    ['host', 'user@exemplu.ro'],
    ['content-length', '5'],
    ['cookie', 'a=1; __prerender_bypass=x'],
  ])('may not have %s: "%s"', (name, value) => {
    expect(isPlain({ [name]: value })).toBe(false);
  });

  it.each([
    ['host', '127.0.0.1:3000'],
    ['host', '[::1]:3000'],
    ['content-length', '0'],
    ['cookie', 'a=1'],
  ])('may have %s: "%s"', (name, value) => {
    expect(isPlain({ [name]: value })).toBe(true);
  });
});

describe('a known query', () => {
  const isKnown = (query: string): boolean => hasKnownQuery(query, new URLSearchParams(query));

  it('has only parameters of the menu', () => {
    const known = ['lang', 'produs', 'hidden_navbar', 'hidden_modal'];
    const knownName = fc.constantFrom(...known);
    const unknownName = fc.constantFrom('q', 'program', 'Lang', 'produs[]', '__nextLocale', '');
    const name = fc.oneof({ weight: 3, arbitrary: knownName }, unknownName);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 4 }), (parameters) => {
        const query = new URLSearchParams(parameters.map((pair) => [...pair])).toString();
        expect(isKnown(query)).toBe(parameters.every(([given]) => known.includes(given)));
      }),
    );
  });

  it('has no fragment', () => {
    expect([isKnown('lang=ro'), isKnown('lang=ro#x')]).toEqual([true, false]);
  });
});

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
