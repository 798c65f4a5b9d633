import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { test } from '../../support/sites/lasting-site.ts';
import type { RunningSite } from '../../support/servers/site.ts';

/** A value that no text of the site contains. */
const VALUE = 'campanie-8c41e9';
const CAMPAIGN = `utm_source=${VALUE}&utm_campaign=${VALUE}%20b&gclid=${VALUE}&fbclid=${VALUE}`;
const restaurantId = RESTAURANT_ID;
const menu = routes.menu({ restaurantId });

const addresses = [
  routes.home(),
  routes.restaurants(),
  routes.terms(),
  routes.restaurant({ restaurantId }),
  menu,
  `${menu}?hidden_navbar`,
  `${menu}?hidden_modal&produs=sarmale`,
];

const withQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`;

const countHits = async ({ origin }: RunningSite): Promise<number> =>
  valuesOf((await readMetrics(origin)).body, 'cache_reads_total')['cache="front",result="hit"'] ??
  0;

/** Leaves out two headers that can differ: the time of the answer and the state of the page. */
const toComparable = ({ status, headers, body }: RawAnswer): object => {
  const { date: _date, 'x-nextjs-cache': _state, ...others } = headers;
  return { status, headers: others, body };
};

test.beforeEach(({ ownSite }) => expireCaches(ownSite));

for (const address of addresses) {
  test(`a campaign link to ${address} gets the same answer from the front cache as the plain address`, async ({
    ownSite: site,
  }) => {
    const filling = await sendRaw(site.origin, withQuery(address, CAMPAIGN));
    const hits = await countHits(site);
    const plain = await sendRaw(site.origin, address);
    const again = await sendRaw(site.origin, withQuery(address, CAMPAIGN));
    expect(await countHits(site)).toBe(hits + 2);
    // The front cache does not know the parameter `x`, so the framework answers.
    const framework = await sendRaw(site.origin, withQuery(withQuery(address, CAMPAIGN), 'x=1'));
    expect(await countHits(site)).toBe(hits + 2);
    expect(filling.status).toBe(200);
    for (const answer of [filling, again, framework]) {
      expect(toComparable(answer)).toEqual(toComparable(plain));
    }
    expect(`${JSON.stringify(plain.headers)}${plain.body}`).not.toContain(VALUE);
  });
}
