import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const menu = routes.menu({ restaurantId: RESTAURANT_ID });

const fixed: readonly string[] = [
  routes.terms(),
  routes.restaurants(),
  menu,
  routes.paymentExit(),
  routes.sitePreview(),
  '/sw.js',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/cautare.json',
  '/.well-known/assetlinks.json',
  '/api/health/live',
  '/api/token/verify',
];

const escape = (character: string): string => `%${character.charCodeAt(0).toString(16)}`;
const escapeAt = (index: number) => (path: string) =>
  path.slice(0, index) + escape(path.at(index) ?? '') + path.slice(index).slice(1);
/** Not in place of the first slash: Node refuses a target that does not begin with one. */
const beforeLastSegment = (added: string) => (path: string) =>
  path.replace(/(?<=.)\/(?=[^/]*$)/, added);

/** Other spellings of an address, of which some would be the same address for another program. */
const spellings: readonly (readonly [name: string, change: (path: string) => string])[] = [
  ['an encoded first letter', escapeAt(1)],
  ['an encoded third letter', escapeAt(3)],
  ['an encoded letter at the end', (path) => escapeAt(path.length - 1)(path)],
  ['an encoded dot', (path) => path.replace('.', '%2E')],
  [
    'a letter that is encoded twice',
    (path) => `/%25${escape(path[1] ?? '').slice(1)}${path.slice(2)}`,
  ],
  ['capitals', (path) => path.toUpperCase()],
  ['a slash before', (path) => `/${path}`],
  ['a slash inside', beforeLastSegment('//')],
  ['a slash behind', (path) => `${path}/`],
  ['two slashes behind', (path) => `${path}//`],
  ['an encoded slash', beforeLastSegment('%2f')],
  ['an encoded slash behind', (path) => `${path}%2F`],
  ['a backslash behind', (path) => `${path}\\`],
  ['an encoded backslash behind', (path) => `${path}%5c`],
  ['a dot behind', (path) => `${path}.`],
  ['a dot segment', (path) => `/.${path}`],
  ['a dot segment behind', (path) => `${path}/.`],
  ['a segment and back', (path) => `/x/..${path}`],
  ['a segment and encoded dots back', (path) => `/x/%2e%2E${path}`],
  ['a semicolon', (path) => `${path};a=1`],
  ['a semicolon inside', beforeLastSegment(';a/')],
  ['a fragment', (path) => `${path}#a`],
  ['an encoded fragment', (path) => `${path}%23a`],
  ['an encoded query', (path) => `${path}%3fa`],
  ['a blank behind', (path) => `${path}%20`],
  ['a null byte behind', (path) => `${path}%00`],
  ['an invalid escape', (path) => `${path}%zz`],
  ['bytes that are not UTF-8', (path) => `${path}%ff`],
  ["the framework's suffix", (path) => `${path}.rsc`],
  ["the framework's suffix of a segment", (path) => `${path}.segments/_tree.segment.rsc`],
  ['the suffix of a document', (path) => `${path}.html`],
];

const findLink = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[0] ?? '').replaceAll('&amp;', '&');

test('an address has one spelling, and no cache may keep the error at another one', async ({
  site,
}) => {
  const { body } = await sendRaw(site.origin, menu);
  const linked = [/\/_next\/static\/[\w./-]+\.js/, /\/_next\/image\?url=[^"\s]+/].map((pattern) =>
    findLink(body, pattern),
  );
  for (const address of [...fixed, ...linked]) {
    const [path = '', query] = address.split('?');
    for (const [name, change] of spellings) {
      const changed = change(path);
      if (changed === path) continue;
      const target = query === undefined ? changed : `${changed}?${query}`;
      const { status, headers } = await sendRaw(site.origin, target);
      const { location, 'cache-control': cacheControl = '' } = headers;
      const isMoved = status === 308 && location?.startsWith('/') === true && location !== target;
      const isRefused = status >= 400 && status < 500 && cacheControl.includes('no-store');
      const isRight = isMoved || isRefused;
      expect.soft(isRight, `${name}: ${target} ${status} ${location} ${cacheControl}`).toBe(true);
    }
  }
});

test("no cache may keep an error of the framework's own addresses", async ({ site }) => {
  for (const path of [
    '/_not-found',
    '/_global-error',
    '/_error',
    '/404',
    '/500',
    '/index',
    '/_next',
    '/_next/static',
    '/_next/static/chunks',
    '/_next/image',
    '/_next/image?url=x',
    '/_next/data/x/terms.json',
    '/embedded',
    '/%',
  ]) {
    const { status, headers } = await sendRaw(site.origin, path);
    expect.soft([path, status < 500, status >= 400]).toEqual([path, true, true]);
    expect.soft(headers['cache-control'], path).toContain('no-store');
  }
});
