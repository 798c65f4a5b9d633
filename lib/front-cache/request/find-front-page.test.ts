import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { findFrontPage } from './find-front-page.ts';
import type { FrontPage } from './find-front-page.ts';

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
