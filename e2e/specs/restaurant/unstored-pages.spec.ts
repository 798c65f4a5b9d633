import { readdir } from 'node:fs/promises';
import { routes } from '../../../lib/addresses/routes.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw, createVisitorAddress } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expireCaches, lastingTest as test } from '../../support/servers/own-site.ts';
import { expect } from '../../support/servers/fixtures.ts';

/** Few, because `npm run test:faults` sends ten thousand ids and measures disk and memory. */
const ADDRESSES_OF_A_KIND = 20;

const restaurantId = RESTAURANT_ID;

/** Pages with many addresses, which no cache may store. */
const kinds = [
  ['a table', 200, (n: number) => routes.table({ restaurantId, tableId: `${n}` })],
  [
    'a range of tables',
    200,
    (n: number) => `${routes.qrSheet({ restaurantId })}?de=1&pana=${n + 1}`,
  ],
  ['a search', 200, (n: number) => `${routes.restaurants()}?q=${crypto.randomUUID()}+${n}`],
  ['an unknown restaurant', 404, (n: number) => routes.menu({ restaurantId: `nimeni-${n}` })],
] as const;

test('pages that are visited at once share one call for their menu, and use the list that is known', async ({
  control,
  ownSite: site,
}) => {
  await expireCaches(site);
  await control.clearRequests();
  const visited = catalogue.slice(1, 4);
  const paths = visited.flatMap(({ shortName }) => [
    routes.restaurant({ restaurantId: shortName }),
    routes.menu({ restaurantId: shortName }),
    ...[1, 2, 3].map((last) => `${routes.qrSheet({ restaurantId: shortName })}?de=1&pana=${last}`),
  ]);
  await Promise.all(paths.map((path) => sendRaw(site.origin, path)));
  for (const { shortName } of visited)
    expect(await control.getRequests(`/${shortName}/`)).toHaveLength(1);
  expect(await control.getRequests('get-all')).toEqual([]);
});

test('tables, ranges of tables, searches and unknown restaurants add nothing to the disk, and those of a known restaurant make no call', async ({
  control,
  ownSite: site,
}) => {
  await sendRaw(site.origin, routes.restaurant({ restaurantId }));
  const list = await sendRaw(site.origin, routes.restaurants());
  const before = await readdir(site.cacheDir, { recursive: true });
  await control.clearRequests();
  for (const [name, status, getPath] of kinds) {
    for (let number = 0; number < ADDRESSES_OF_A_KIND; number += 1) {
      // A new visitor each time, because the site limits the searches of one visitor.
      const headers = { 'x-forwarded-for': createVisitorAddress() };
      const answer = await sendRaw(site.origin, getPath(number), { headers });
      const { 'cache-control': cacheControl } = answer.headers;
      expect.soft([name, answer.status, cacheControl]).toEqual([name, status, 'no-store']);
      expect.soft(answer.body).toMatch(/<meta name="robots" content="noindex/);
    }
  }
  const calls = (await control.getRequests()).filter(({ path }) => !path.includes('nimeni'));
  expect(calls).toEqual([]);
  expect(await readdir(site.cacheDir, { recursive: true })).toEqual(before);

  // The searches have not changed the page of the list.
  for (const path of [routes.restaurants(), `${routes.restaurants()}?q=&program=toate`])
    expect((await sendRaw(site.origin, path)).body).toBe(list.body);
});
