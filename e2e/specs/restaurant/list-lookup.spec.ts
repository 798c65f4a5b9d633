import { routes } from '../../../lib/addresses/routes.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { callDeadlinesMs } from '../../../lib/provider/transport/call-deadlines.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { readHead } from '../../support/rules/search/head-tags.ts';
import {
  findThing,
  readGraph,
  thingsIn,
} from '../../support/rules/search/structured-data-rules.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';

const test = createOwnSiteTest();

const LIST_DEADLINE_MS = callDeadlinesMs.restaurants;

/** These restaurants are closed on Mondays, so their pages name six opening days. */
const [first, ...others] = ['umi-pe-mures', 'taurul-negru', 'pescaria-raul-verde'] as const;

const readOpeningDays = (html: string): unknown => {
  const [hours] = thingsIn(findThing(readGraph(html), 'Restaurant')['openingHoursSpecification']);
  return hours?.['dayOfWeek'];
};

test('the pages and menus of all restaurants share one call for the list', async ({
  control,
  startOwnSite,
}) => {
  const site = await startOwnSite({ REVALIDATE_SECONDS: '600' });
  // Clears the log, because it may have calls of earlier tests.
  await control.clearRequests();
  await Promise.all(
    catalogue.flatMap(({ shortName: restaurantId }) =>
      [routes.restaurant({ restaurantId }), routes.menu({ restaurantId })].map((path) =>
        sendRaw(site.origin, path),
      ),
    ),
  );
  expect(await control.getRequests('get-all')).toHaveLength(1);
});

test('a page does not wait for a list call that hangs, and shows the opening days once they are known', async ({
  control,
  startOwnSite,
}) => {
  await control.setFault('hang-before-headers', 'get-all');
  const site = await startOwnSite();
  const path = routes.restaurant({ restaurantId: first });
  const startedAt = Date.now();
  const answer = await sendRaw(site.origin, path);
  expect(Date.now() - startedAt).toBeLessThan(LIST_DEADLINE_MS);
  expect(answer.status).toBe(200);
  expect(readOpeningDays(answer.body)).toBeUndefined();

  await control.clearFaults();
  await expect(async () => {
    expect(readOpeningDays((await sendRaw(site.origin, path)).body)).toHaveLength(6);
  }).toPass();
});

for (const fault of ['500', 'hang-before-headers'] as const) {
  test(`pages keep the known opening days when the list call fails (${fault})`, async ({
    control,
    ownSite: site,
  }) => {
    await expireCaches(site);
    await sendRaw(site.origin, routes.restaurants());
    await control.setFault(fault, 'get-all');
    await site.restart();
    for (const restaurantId of others) {
      const startedAt = Date.now();
      const { status, body } = await sendRaw(site.origin, routes.restaurant({ restaurantId }));
      expect(Date.now() - startedAt).toBeLessThan(LIST_DEADLINE_MS);
      expect(status).toBe(200);
      expect(readOpeningDays(body)).toHaveLength(6);
    }
  });
}

/** From this id alone the site makes the name 'Frunza Si Bob', without the diacritics of `NAME`. */
const restaurantId = 'frunza-si-bob';
const NAME = 'Frunză și Bob';

const readHeading = (html: string): string | undefined => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test('in an outage, also after a restart, a restaurant whose menu was never fetched has its name from the list', async ({
  control,
  ownSite: site,
}) => {
  await expireCaches(site);
  await sendRaw(site.origin, routes.restaurants());
  await control.setFault('down');
  for (const when of ['in the outage', 'after a restart in the outage']) {
    if (when !== 'in the outage') await site.restart();
    for (const [path, title] of [
      [routes.menu({ restaurantId }), siteCopy.menu.title(NAME)],
      [`${routes.menu({ restaurantId })}?hidden_navbar`, siteCopy.menu.title(NAME)],
      [routes.restaurant({ restaurantId }), expect.stringMatching(`^${NAME} - `)],
      [routes.table({ restaurantId, tableId: '12' }), siteCopy.table.title(NAME, '12')],
    ] as const) {
      const { status, body } = await sendRaw(site.origin, path);
      const shown = [when, path, status, readHead(body).title, readHeading(body)];
      expect(shown).toEqual([when, path, 503, title, NAME]);
    }
  }
});
