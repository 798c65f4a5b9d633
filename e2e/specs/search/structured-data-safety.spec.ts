import { hostileTexts } from '../../sandbox/preset-ids/hostile-menu.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import {
  findThing,
  readGraph,
  thingsIn,
} from '../../support/rules/search/structured-data-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

test('hostile names stay inside the structured data', async ({ page, site }) => {
  const path = '/restaurant/sandbox-hostile/menu';
  await page.goto(path);
  const { body } = await sendRaw(site.origin, path);
  const graph = readGraph(body);
  const [menu] = thingsIn(findThing(graph, 'Restaurant')['hasMenu']);
  const names = thingsIn(menu?.['hasMenuSection'])
    .flatMap((section) => thingsIn(section['hasMenuItem']))
    .map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(hostileTexts.slice(0, 4)));
  expect(body).not.toMatch(/<script>alert|<svg onload|<img src=x/);
  expect(site.output()).not.toContain('inline script refused');
});

test('the document contains the structured data only once', async ({ site }) => {
  const { body } = await sendRaw(site.origin, `/restaurant/${RESTAURANT_ID}/menu`);
  expect(body.match(/priceCurrency/g)).toHaveLength(body.match(/"MenuItem"/g)?.length ?? 0);
  expect(body).not.toContain(String.raw`\"priceCurrency\"`);
});
