import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { findFrontPage } from './find-front-page.ts';
import type { FrontPage } from './find-front-page.ts';
import { hasKnownQuery } from './plain-request.ts';
import { isImmutable, isStaticFile } from './static-file.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Chrome/140';
const MENU = '/restaurant/la-mama/menu';
const EMBEDDED = `/embedded${MENU}`;
const FILE = '/_next/static/chunks/a.js';

type Headers = Readonly<Record<string, string>>;

function pageOf(url: string, headers: Headers = {}, method = 'GET'): FrontPage | undefined {
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
  it.each<readonly [url: string, headers: Headers, key: string]>([
    ['/', {}, '/index'],
    ['/?utm_campaign=vara%202026', {}, '/index'],
    ['/restaurants?utm_source=afis', {}, '/restaurants'],
    ['/terms', {}, '/terms'],
    ['/restaurant/la-mama', {}, '/restaurant/la-mama'],
    [`${MENU}?hidden_modal`, {}, MENU],
    [`${MENU}?produs=sarmale`, {}, MENU],
    [`${MENU}?utm_source=afis&gclid=1`, {}, MENU],
    [`${MENU}?hidden_navbar=false`, {}, MENU],
    [`${MENU}?hidden_navbar&hidden_modal`, {}, EMBEDDED],
    [`${MENU}?fbclid=1&hidden_navbar`, {}, EMBEDDED],
    [MENU, { 'accept-language': 'ro-RO,ro;q=0.9,en;q=0.5' }, MENU],
    [MENU, { 'accept-language': '*' }, MENU],
    [MENU, { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' }, MENU],
    [`${MENU}?lang=ro`, { 'accept-language': 'en' }, MENU],
    [MENU, { host: '[::1]:3000', 'content-length': '0', cookie: 'a=1' }, MENU],
    [FILE, { 'if-modified-since': 'Sun, 22 Nov 2026 00:00:00 GMT', 'if-none-match': '"a"' }, FILE],
  ])('%s with the headers %j with the answer kept for %s', (url, headers, key) => {
    expect(keyOf(url, headers)).toBe(key);
    expect(keyOf(url, headers, 'HEAD')).toBe(key);
  });

  it('with the same kept answer, whatever headers that it does not read say', () => {
    const ignored = [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-original-url',
      'x-http-method-override',
      'content-security-policy',
      'cookie',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...ignored), fc.string(), (name, value) => {
        expect(keyOf(MENU, { [name]: value })).toBe(MENU);
      }),
    );
  });

  it('with the plan of an earlier request only if the headers are the same', () => {
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
  it.each(['POST', 'PUT', 'OPTIONS', 'get', ''])('the method "%s"', (method) => {
    expect(keyOf(MENU, {}, method)).toBeUndefined();
  });

  it.each<readonly [name: string, value?: string, url?: string]>([
    ['rsc'],
    ['next-router-prefetch'],
    ['next-action'],
    ['next-resume'],
    ['range'],
    ['if-range'],
    ['upgrade'],
    ['expect'],
    ['transfer-encoding'],
    ['x-nextjs-data'],
    ['x-middleware-subrequest'],
    ['x-invoke-path'],
    ['x-matched-path'],
    ['x-prerender-revalidate'],
    ['content-length', '5'],
    ['host', ''],
    ['host', 'a/b'],
    ['host', 'user@exemplu.ro'],
    ['cookie', 'a=1; __prerender_bypass=x'],
    // English menus are `private`.
    ['accept-language', 'en-GB'],
    ['accept-language', 'de, ro;q=0.9'],
    ['user-agent', 'WhatsApp/2.23', `${MENU}?produs=sarmale`],
    ['if-modified-since', 'Sun, 22 Nov 2026 00:00:00 GMT', FILE],
    ['range', 'bytes=0-9', FILE],
  ])('the header %s: %s', (name = '', value = '1', url = MENU) => {
    expect(keyOf(url, { [name]: value })).toBeUndefined();
  });

  it.each([
    '/activate/token',
    '/invoice/1',
    '/payment/librapay/client/response',
    '/restaurant/la-mama/table/5?utm_source=afis',
    '/partener/coduri/la-mama',
    '/restaurants?utm_source=afis&q=pizza',
    EMBEDDED,
    '/api/health/ready',
    `${FILE}?utm_source=afis`,
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
    `${MENU}?lang=en`,
    `${MENU}?hidden_navbar&lang=en`,
    `${MENU}?_rsc=1`,
    `${MENU}?nxtPrestaurantId=alta`,
    `${MENU}?utm_source=afis#&lang=ro`,
    `${MENU}?utm_source=afis&x=1`,
    'http://exemplu.ro/restaurants',
    '*',
  ])('the target %s', (url) => {
    expect(keyOf(url)).toBeUndefined();
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

  it.each(['/terms', '/', '/invoice/1', '/previews/la-mama/menu.jpg'])(
    'has no path for %s',
    (url) => {
      expect(pageOf(url)?.restaurant).toBeUndefined();
    },
  );
});

describe('a query that is kept', () => {
  it('has only parameters of the menu, and no fragment', () => {
    const known = ['lang', 'produs', 'hidden_navbar', 'hidden_modal'];
    const unknown = fc.constantFrom('q', 'program', 'Lang', 'produs[]', '__nextLocale', '');
    const name = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, unknown);
    const isKnown = (query: string): boolean => hasKnownQuery(query, new URLSearchParams(query));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 4 }), (parameters) => {
        const query = new URLSearchParams(parameters.map((pair) => [...pair])).toString();
        expect(isKnown(query)).toBe(parameters.every(([given]) => known.includes(given)));
      }),
    );
    expect([isKnown('lang=ro'), isKnown('lang=ro#x')]).toEqual([true, false]);
  });
});

describe('a file of the build', () => {
  const ROOT = '/_next/static/';

  it.each([
    ['chunks/0_7oxjm5-hvle.js', true],
    ['media/bricolage_grotesque_latin-s.p.24vaesult4xt4.woff2', true],
    ['-KzT_w1~x/_buildManifest.js', true],
    ['', false],
    ['chunks/', false],
    ['chunks/a.js?x=1', false],
    ['chunks/%61.js', false],
    ['chunks/../a.js', false],
    ['chunks/.env', false],
    ['chunks//a.js', false],
    ['chunks\\a.js', false],
    ['chunks/ă.js', false],
    ['chunks/a.js\n', false],
    ['../../x', false],
  ])('may be "%s": %s', (name, isFile) => {
    expect(isStaticFile(`${ROOT}${name}`)).toBe(isFile);
  });

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

  it.each([
    [true, { 'cache-control': 'public, max-age=31536000, immutable' }],
    [false, { 'cache-control': 'public, max-age=31536000, immutable', 'set-cookie': 'a=1' }],
    [false, { 'cache-control': 'public, max-age=0, must-revalidate' }],
    [false, {}],
  ])('is immutable (%s) with the headers %j', (expected, headers) => {
    expect(isImmutable(headers)).toBe(expected);
  });
});
