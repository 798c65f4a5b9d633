import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  announce,
  changePrice,
  ENCODINGS,
  MENU,
  SHOWN_WITHIN_MS,
  startCluster,
  startLoad,
  visit,
  waitForMenus,
} from './start-cluster.ts';
import type { Cluster } from './start-cluster.ts';

/**
 * The longest wait until each instance and the edge show the new price. When they show it, the load
 * continues for another `WATCH_MS`.
 */
const WATCH_MS = 3_000;
const START_MS = 10_000;

let cluster: Cluster;

test.beforeAll(async () => {
  // This page period is longer than the tests, so that no page is rendered again because of its
  // age.
  cluster = await startCluster({ REVALIDATE_SECONDS: '600' });
});
test.afterAll(() => cluster.stop());

/** Changes the price and waits until it is shown everywhere. Resolves to the price as text. */
async function showNewPrice(): Promise<string> {
  const price = await changePrice(cluster);
  expect((await announce(cluster.sites[0].origin))[0]).toBe(200);
  await waitForMenus(cluster, price, START_MS);
  return price;
}

async function changeUnderLoad(origin: string, loseMessage: boolean): Promise<void> {
  const oldPrice = await showNewPrice();
  const load = startLoad(
    ENCODINGS.map((encoding) => () => visit(cluster.edge.origin, MENU, encoding)),
  );
  await pause(SHOWN_WITHIN_MS / 4);
  const newPrice = await changePrice(cluster);
  if (loseMessage) cluster.redis.cli('client', 'kill', 'type', 'pubsub');
  const call = await announce(origin);
  const answeredAt = performance.now();
  expect(call).toEqual([200, { outcome: 'done', menu: 'renewed', list: 'renewed' }]);
  expect(await waitForMenus(cluster, newPrice, WATCH_MS)).toBeLessThan(SHOWN_WITHIN_MS);
  await pause(WATCH_MS);
  const visits = await load.stop();

  const late = visits.filter(({ sentAt }) => sentAt > answeredAt + SHOWN_WITHIN_MS);
  expect(late.length).toBeGreaterThan(50);
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  expect(late.filter(({ text }) => text.includes(oldPrice))).toHaveLength(0);
  expect(late.filter(({ text }) => !text.includes(newPrice))).toHaveLength(0);
  // Proves that the load began before the change.
  expect(visits.some(({ text }) => text.includes(oldPrice))).toBe(true);
}

test('a price is new everywhere within a second of one signed call to the edge, which passes it to an instance', () =>
  changeUnderLoad(cluster.edge.origin, false));

test('a price is new everywhere within a second of one signed call to an instance, also when the message to the other instance is lost', () =>
  changeUnderLoad(cluster.sites[0].origin, true));
