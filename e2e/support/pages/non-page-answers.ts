import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiMethods, apiRoutes } from '../../../lib/api/api-routes.ts';
import { INDEX_PATH } from '../../../lib/all-menus/menus-index.ts';
import { sendRaw } from '../browser/raw-request.ts';
import type { Expected } from '../rules/expected-headers.ts';
import { apiNames } from './api-calls.ts';
import { RESTAURANT_ID } from './site-pages.ts';

type NonPageAnswer = {
  readonly name: string;
  /** Resolves to a fixed path, or to a path in the HTML of a page of `origin`. */
  readonly path: (origin: string) => Promise<string>;
  readonly status: number;
  readonly expected: Expected;
};

const FOR_EVER = /^public, max-age=31536000, immutable$/;
const REVALIDATED = /^public, max-age=0, must-revalidate$/;
const FOR_AN_HOUR = /^public, max-age=3600$/;
const NO_STORE = /^no-store$/;
const FRAMEWORK_NO_STORE = /^private, no-cache, no-store, max-age=0, must-revalidate$/;

const data = (
  freshness: RegExp | undefined,
  contentType: string | undefined,
  others: Expected['others'] = {},
): Expected => ({ policy: 'data', freshness, contentType, others });

const json = (others: Expected['others'] = {}): Expected => ({
  ...data(NO_STORE, 'application/json', others),
  isSensitive: true,
});

const at = (path: string) => (): Promise<string> => Promise.resolve(path);

const linkedFrom =
  (page: string, pattern: RegExp) =>
  async (origin: string): Promise<string> => {
    const { body } = await sendRaw(origin, page);
    const [found] = pattern.exec(body) ?? [];
    if (found === undefined) throw new Error(`${page} has no ${pattern.source}`);
    return found.replaceAll('&amp;', '&');
  };

const inStatic = (extension: string): RegExp =>
  new RegExp(`/_next/static/[\\w./~-]+\\.${extension}`);
const home = routes.home();
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

const nonPageAnswer = (
  name: string,
  path: NonPageAnswer['path'],
  status: number,
  expected: Expected,
): NonPageAnswer => ({ name, path, status, expected });

const SCRIPT_TYPE = 'application/javascript; charset=UTF-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

export const nonPageAnswers: readonly NonPageAnswer[] = [
  nonPageAnswer('a script', linkedFrom(home, inStatic('js')), 200, data(FOR_EVER, SCRIPT_TYPE)),
  nonPageAnswer(
    'a style sheet',
    linkedFrom(home, inStatic('css')),
    200,
    data(FOR_EVER, 'text/css; charset=UTF-8'),
  ),
  nonPageAnswer('a font', linkedFrom(home, inStatic('woff2')), 200, data(FOR_EVER, 'font/woff2')),
  nonPageAnswer(
    'a script that is gone',
    at('/_next/static/chunks/a.js'),
    404,
    data(FRAMEWORK_NO_STORE, TEXT_TYPE),
  ),
  nonPageAnswer(
    'a picture',
    linkedFrom(menu, /\/_next\/image\?url=[^"\s]+/),
    200,
    data(/^public, max-age=\d+, must-revalidate$/, 'image/webp', {
      'content-disposition': `attachment; filename="${RESTAURANT_ID}-hero.webp"`,
    }),
  ),
  nonPageAnswer(
    'a picture without a width',
    at('/_next/image?url=x'),
    400,
    data(NO_STORE, undefined),
  ),
  nonPageAnswer('the icon', at('/favicon.ico'), 200, data(REVALIDATED, 'image/x-icon')),
  nonPageAnswer('the SVG icon', at('/icon.svg'), 200, data(REVALIDATED, 'image/svg+xml')),
  nonPageAnswer("Apple's icon", at('/apple-icon.png'), 200, data(REVALIDATED, 'image/png')),
  nonPageAnswer(
    'the manifest',
    at('/manifest.webmanifest'),
    200,
    data(REVALIDATED, 'application/manifest+json'),
  ),
  nonPageAnswer('the service worker', at('/sw.js'), 200, {
    policy: 'worker',
    freshness: /^no-cache$/,
    contentType: 'text/javascript; charset=utf-8',
  }),
  nonPageAnswer('robots.txt', at('/robots.txt'), 200, data(REVALIDATED, 'text/plain')),
  nonPageAnswer(
    'the sitemap',
    at('/sitemap.xml'),
    200,
    data(/^public, max-age=0, s-maxage=1,/, 'application/xml; charset=utf-8'),
  ),
  nonPageAnswer(
    'the index of all menus',
    at(INDEX_PATH),
    200,
    data(/^public, max-age=0, s-maxage=1,/, 'application/json', { 'x-robots-tag': 'noindex' }),
  ),
  ...['assetlinks.json', 'apple-app-site-association'].map((name) =>
    nonPageAnswer(name, at(`/.well-known/${name}`), 200, data(FOR_AN_HOUR, 'application/json')),
  ),
  ...['live', 'ready'].map((name) =>
    nonPageAnswer(`health, ${name}`, at(`/api/health/${name}`), 200, json()),
  ),
  nonPageAnswer('an unknown path of the API', at('/api/none'), 404, json()),
  nonPageAnswer('reports of violations', at(reportRoutes.violations), 405, json({ allow: 'POST' })),
  nonPageAnswer('web vitals, not measured', at(reportRoutes.vitals), 404, json()),
  ...apiNames.map((name) =>
    nonPageAnswer(apiRoutes[name], at(apiRoutes[name]), 405, json({ allow: apiMethods[name] })),
  ),
];
