import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { routes } from '../../../lib/addresses/routes.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { indexablePages } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const SITEMAP = '/sitemap.xml';
const SCHEMAS = join(import.meta.dirname, '../../support/rules/search/schemas');

const readSchema = (
  fileName: string,
): { readonly fileName: string; readonly contents: string } => ({
  fileName,
  contents: readFileSync(join(SCHEMAS, fileName), 'utf8'),
});

const pathsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

const isIndexable = (html: string): boolean =>
  /<meta name="robots" content="index/.test(html) && !/content="noindex/.test(html);

test('the sitemap is valid and names the picture of every restaurant, for its page and its menu', async ({
  site,
}) => {
  const { body } = await sendRaw(site.origin, SITEMAP);
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: body }],
    schema: [readSchema('sitemap.xsd')],
    preload: [readSchema('sitemap-image.xsd')],
  });
  expect(errors).toEqual([]);
  const pictured = catalogue.filter(({ heroPicture }) => heroPicture !== undefined);
  expect(body.match(/<image:loc>/g)).toHaveLength(2 * pictured.length);
});

test('the sitemap lists exactly the indexable pages', async ({ site }) => {
  const { body } = await sendRaw(site.origin, SITEMAP);
  const listed = pathsIn(body);
  for (const path of listed) {
    const answer = await sendRaw(site.origin, path);
    expect([path, answer.status, isIndexable(answer.body)]).toEqual([path, 200, true]);
    expect(answer.headers['x-robots-tag']).toBeUndefined();
  }
  const fixedPaths = indexablePages
    .map(({ path }) => path)
    .filter((path) => !/^.restaurant\//.test(path));
  const restaurantPaths = catalogue.flatMap(({ shortName }) => [
    `/restaurant/${shortName}`,
    `/restaurant/${shortName}/menu`,
  ]);
  expect(listed.toSorted()).toEqual([...fixedPaths, ...restaurantPaths].toSorted());
});

test('all requests and the list page share one call; in an outage the sitemap has the last known list, and without a list it is 503 with Retry-After', async ({
  control,
  startOwnSite,
}) => {
  const known = await startOwnSite({ REVALIDATE_SECONDS: '600' });
  await control.clearRequests();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendRaw(known.origin, SITEMAP)),
  );
  const bodies = new Set(answers.map(({ body }) => body));
  expect(bodies.size).toBe(1);
  // Pages and route handlers each load their own copy of the answer cache's module, but must use
  // the same cached answers.
  await sendRaw(known.origin, routes.restaurants());
  expect(await control.getRequests('get-all')).toHaveLength(1);
  const { headers } = await sendRaw(known.origin, SITEMAP);
  expect(headers['cache-status']).toBe('site; hit');
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while/);

  await control.setFault('500');
  await known.restart();
  await expect(async () => {
    const later = await sendRaw(known.origin, SITEMAP);
    expect([later.status, later.body]).toEqual([200, ...bodies]);
  }).toPass();

  const cold = await startOwnSite();
  const bare = await sendRaw(cold.origin, SITEMAP);
  expect(bare.status).toBe(503);
  expect(bare.headers['retry-after']).toBe('5');
  expect(bare.headers['cache-control']).toBe('no-store');
});

test('robots.txt names the sitemap and disallows only our API', async ({ site }) => {
  const { body } = await sendRaw(site.origin, '/robots.txt');
  expect(body.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  expect(body).toMatch(/^User-Agent: \*$/m);
  expect(body).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m);
});
