import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import {
  announce,
  changePrice,
  MENU,
  originsOf,
  OTHER_NAME,
  OTHER_RESTAURANT,
  RESTAURANT,
  SHOWN_WITHIN_MS,
  startCluster,
  startLoad,
  visit,
  waitForMenus,
} from './start-cluster.ts';
import type { Cluster, Visit } from './start-cluster.ts';

const PERIOD_MS = 1_000;
/** In this time all cached data of the provider expire, and the load requests them again. */
const OUTAGE_MS = 2.5 * PERIOD_MS;
/**
 * A circuit breaker of the provider client lets a call through at most 5 s after the provider has
 * returned. Then the answer cache, the page cache and the edge get the new data one after the
 * other. Six periods are enough for these three steps.
 */
const RECOVERY_MS = 5_000 + 6 * PERIOD_MS;
const CALL_WITHIN_MS = 10_000;

type Order = readonly (readonly ('redis' | 'provider')[])[];
const REDIS_FIRST: Order = [['redis'], ['provider']];
const PROVIDER_FIRST: Order = [['provider'], ['redis']];
const formatOrder = (order: Order): string =>
  order.length === 1 ? 'both at once' : order.flat().join(' before ');
const outages: readonly { readonly killed: Order; readonly returned: Order }[] = [
  { killed: REDIS_FIRST, returned: REDIS_FIRST },
  { killed: PROVIDER_FIRST, returned: PROVIDER_FIRST },
  { killed: [['redis', 'provider']], returned: PROVIDER_FIRST },
];

/** Each test requests a different one of these menus, which no cache has yet. */
const unvisited = catalogue.slice(2).map(({ shortName }) => shortName);

let cluster: Cluster;
/** The price that the pages show. */
let price = '';

/** A test has several waits of up to `RECOVERY_MS`. */
const TEST_MS = 60_000;

test.setTimeout(TEST_MS);

const knownPages = (): readonly (readonly [string, string])[] => [
  [MENU, price],
  [routes.menu({ restaurantId: OTHER_RESTAURANT }), OTHER_NAME],
  [routes.restaurant({ restaurantId: RESTAURANT }), RESTAURANT],
  [routes.restaurants(), OTHER_NAME],
  ['/', '<main'],
  [routes.terms(), '<main'],
];

test.beforeAll(async () => {
  // A limit for the file does not apply to `beforeAll`.
  test.setTimeout(TEST_MS);
  cluster = await startCluster({ REVALIDATE_SECONDS: String(PERIOD_MS / 1_000) });
  for (const origin of originsOf(cluster)) {
    for (const [path] of knownPages()) await visit(origin, path);
  }
});
test.afterAll(() => cluster.stop());

for (const [place, { killed, returned }] of outages.entries()) {
  const name = `failures: ${formatOrder(killed)}, returns: ${formatOrder(returned)}`;
  test(`known pages stay available and a change is seen afterwards: ${name}`, async () => {
    const { sites } = cluster;
    price = await changePrice(cluster);
    await waitForMenus(cluster, price, RECOVERY_MS);
    const oldPages = knownPages();
    const load = startLoad(
      originsOf(cluster).flatMap((origin) =>
        oldPages.map(([path, expected]) => async () => ({
          origin,
          path,
          expected,
          ...(await visit(origin, path)),
        })),
      ),
    );
    for (const parts of killed) {
      await Promise.all(parts.map((part) => cluster[part].kill()));
      await pause(PERIOD_MS);
    }
    await pause(OUTAGE_MS);
    const withoutCopy = routes.menu({ restaurantId: unvisited[place] ?? '' });
    expect(await statusesOf(withoutCopy)).toEqual([503, 503, 503]);

    for (const part of returned.flat()) {
      await cluster[part].start();
      if (part === 'provider') price = await changePrice(cluster);
      await pause(PERIOD_MS / 2);
    }
    await waitForMenus(cluster, price, RECOVERY_MS);
    const visits = await load.stop();
    expect(visits.filter(({ status }) => status !== 200).map(describeVisit)).toEqual([]);
    const wrong = visits.filter(({ path, expected, text }) => {
      const hasNewPrice = path === MENU && text.includes(price);
      return !text.includes(expected) && !hasNewPrice;
    });
    expect(wrong.map(describeVisit)).toEqual([]);

    // Wait until both instances are connected to Redis again. An instance that is not connected yet
    // could show the change later than `SHOWN_WITHIN_MS`.
    await expect.poll(() => sites.every(isConnected), { timeout: RECOVERY_MS }).toBe(true);
    price = await changePrice(cluster);
    await expect
      .poll(() => announce(sites[place % 2 === 0 ? 0 : 1].origin), { timeout: CALL_WITHIN_MS })
      .toEqual([200, { outcome: 'done', menu: 'renewed', list: 'renewed' }]);
    expect(await waitForMenus(cluster, price, RECOVERY_MS)).toBeLessThan(SHOWN_WITHIN_MS);
    expect(await statusesOf(withoutCopy)).toEqual([200, 200, 200]);
  });
}

const countIn = (text: string, part: string): number => text.split(part).length - 1;

/** Whether the instance has logged as many recoveries as failures of the shared store. */
const isConnected = ({ output }: RunningSite): boolean =>
  countIn(output(), 'Shared store failed') === countIn(output(), 'Shared store works again');

async function statusesOf(path: string): Promise<readonly number[]> {
  const visits = await Promise.all(originsOf(cluster).map((origin) => visit(origin, path)));
  return visits.map(({ status }) => status);
}

const describeVisit = ({
  origin,
  path,
  status,
  sentAt,
}: Visit & { origin: string; path: string }): string =>
  `${origin}${path} ${status} at ${Math.round(sentAt)}`;
