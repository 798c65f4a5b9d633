import { reportRoutes } from '../../../lib/addresses/report-routes.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiMethods, apiRoutes } from '../../../lib/api/api-routes.ts';
import { INDEX_PATH } from '../../../lib/town/town-index.ts';
import { sendRaw } from '../browser/raw-request.ts';
import type { Expected } from '../rules/expected-headers.ts';
import { apiNames } from './api-calls.ts';
import { RESTAURANT_ID } from './site-pages.ts';

type FileAnswer = {
  readonly name: string;
  /** Some paths contain a hash, which is read from the HTML of a page. */
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

const inStatic = (name: string): RegExp => new RegExp(`/_next/static/[^"]+\\.${name}`);
const home = routes.home();
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

const fileAnswer = (
  name: string,
  path: FileAnswer['path'],
  status: number,
  expected: Expected,
): FileAnswer => ({ name, path, status, expected });

const SCRIPT_TYPE = 'application/javascript; charset=UTF-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

export const fileAnswers: readonly FileAnswer[] = [
  fileAnswer('a script', linkedFrom(home, inStatic('js')), 200, data(FOR_EVER, SCRIPT_TYPE)),
  fileAnswer(
    'a style sheet',
    linkedFrom(home, inStatic('css')),
    200,
    data(FOR_EVER, 'text/css; charset=UTF-8'),
  ),
  fileAnswer('a font', linkedFrom(home, inStatic('woff2')), 200, data(FOR_EVER, 'font/woff2')),
  fileAnswer(
    'a script that is gone',
    at('/_next/static/chunks/a.js'),
    404,
    data(FRAMEWORK_NO_STORE, TEXT_TYPE),
  ),
  fileAnswer(
    'a picture',
    linkedFrom(menu, /\/_next\/image\?url=[^"\s]+/),
    200,
    data(/^public, max-age=\d+, must-revalidate$/, 'image/webp', {
      'content-disposition': `attachment; filename="${RESTAURANT_ID}-hero.webp"`,
    }),
  ),
  fileAnswer('no picture', at('/_next/image?url=x'), 400, data(undefined, undefined)),
  fileAnswer('the icon', at('/favicon.ico'), 200, data(REVALIDATED, 'image/x-icon')),
  fileAnswer('the drawn icon', at('/icon.svg'), 200, data(REVALIDATED, 'image/svg+xml')),
  fileAnswer("Apple's icon", at('/apple-icon.png'), 200, data(REVALIDATED, 'image/png')),
  fileAnswer(
    'the manifest',
    at('/manifest.webmanifest'),
    200,
    data(REVALIDATED, 'application/manifest+json'),
  ),
  fileAnswer('the service worker', at('/sw.js'), 200, {
    policy: 'worker',
    freshness: /^no-cache$/,
    contentType: 'text/javascript; charset=utf-8',
  }),
  fileAnswer('robots.txt', at('/robots.txt'), 200, data(REVALIDATED, 'text/plain')),
  fileAnswer(
    'the sitemap',
    at('/sitemap.xml'),
    200,
    data(/^public, max-age=0, s-maxage=1,/, 'application/xml; charset=utf-8'),
  ),
  fileAnswer(
    'the index of all menus',
    at(INDEX_PATH),
    200,
    data(/^public, max-age=0, s-maxage=1,/, 'application/json', { 'x-robots-tag': 'noindex' }),
  ),
  ...['assetlinks.json', 'apple-app-site-association'].map((name) =>
    fileAnswer(name, at(`/.well-known/${name}`), 200, data(FOR_AN_HOUR, 'application/json')),
  ),
  ...['live', 'ready'].map((name) =>
    fileAnswer(`health, ${name}`, at(`/api/health/${name}`), 200, json()),
  ),
  fileAnswer('no call', at('/api/none'), 404, json()),
  fileAnswer('reports of violations', at(reportRoutes.violations), 405, json({ allow: 'POST' })),
  fileAnswer('web vitals, not measured', at(reportRoutes.vitals), 404, json()),
  ...apiNames.map((name) =>
    fileAnswer(apiRoutes[name], at(apiRoutes[name]), 405, json({ allow: apiMethods[name] })),
  ),
];
