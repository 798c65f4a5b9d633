import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { routes } from '../../../lib/addresses/routes.ts';
import { removeFolder } from '../../support/servers/site.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../../support/servers/signed-call.ts';
import { expect, test as base } from '../edge/builds-test.ts';
import { hostOf } from '../edge/start-edge.ts';
import { startRedisServer } from '../store/redis-server.ts';
import type { RedisServer } from '../store/redis-server.ts';
import { MENU, RESTAURANT, visit } from './visit-cluster.ts';

const PUBLISH = resolve(import.meta.dirname, '../../../deploy/image/publish-assets.mjs');
const PAGES = [
  MENU,
  routes.restaurant({ restaurantId: RESTAURANT }),
  routes.restaurants(),
  '/',
  routes.terms(),
];
const PAGE_KEY = /:page:([^:]+):/;

const test = base.extend<{ readonly redis: RedisServer }>({
  redis: async ({}, provide) => {
    const redis = await startRedisServer();
    await provide(redis);
    await redis.kill();
  },
});

const readBuildId = (folder: string): string =>
  readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim();

/** Lists the addresses in `page` of the build's scripts, style sheets and fonts. */
const listFiles = (page: string): readonly string[] => [
  ...new Set(page.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)),
];

test('two releases with one Redis share the answers of the provider, but neither serves a page of the other', async ({
  builds,
  control,
  redis,
}) => {
  await control.clearRequests();
  const env = { REDIS_URL: redis.url, REVALIDATE_SECONDS: '600' };
  const [first, second] = [
    await builds.startFirst(undefined, env),
    await builds.startSecond(undefined, env),
  ];
  const [firstId, secondId] = [readBuildId(builds.first), readBuildId(builds.second)];
  for (const path of PAGES) {
    // The releases take turns: one page is first requested from the first release, the next page
    // from the second. So each release gets requests for pages that only the other has stored.
    const isReversed = PAGES.indexOf(path) % 2 === 1;
    const order = [
      { site: first, own: firstId, foreign: secondId, foreignFiles: builds.onlyInSecond },
      { site: second, own: secondId, foreign: firstId, foreignFiles: builds.onlyInFirst },
    ];
    for (const { site, own, foreign, foreignFiles } of isReversed ? order.toReversed() : order) {
      const { status, text } = await visit(site.origin, path);
      expect([path, status, text.includes(own), text.includes(foreign)]).toEqual([
        path,
        200,
        true,
        false,
      ]);
      expect(listFiles(text).filter((file) => foreignFiles.includes(file))).toEqual([]);
    }
  }
  // Only one of the releases called the provider for the restaurant.
  expect(await control.getRequests(RESTAURANT)).toHaveLength(1);
  const keys = redis.cli('--scan').split('\n');
  const releases = keys.flatMap((key) => PAGE_KEY.exec(key)?.[1] ?? []);
  expect(new Set(releases).size).toBe(2);
  expect(releases.length).toBeGreaterThanOrEqual(2 * PAGES.length);
  await Promise.all([first.stop(), second.stop()]);
});

test('after a deployment the edge serves an old page with all its files until a signed call replaces the page', async ({
  builds,
  ports,
  redis,
  startOwnEdge,
}) => {
  const shared = mkdtempSync(join(tmpdir(), 'shared-assets-'));
  chmodSync(shared, 0o755);
  const published = spawnSync(process.execPath, [
    PUBLISH,
    join(builds.first, '.next/static'),
    shared,
  ]);
  expect(published.status).toBe(0);
  const env = {
    REDIS_URL: redis.url,
    REVALIDATE_SECONDS: '600',
    REVALIDATE_SECRET,
    EDGE_PURGE_URLS: `http://127.0.0.1:${ports.purge}`,
  };
  const port = await getFreePort();
  const first = await builds.startFirst(port, env);
  const edge = await startOwnEdge([hostOf(first)], { EDGE_ASSETS_DIR: shared });
  const oldPage = await visit(edge.origin, MENU);
  await first.stop();
  const second = await builds.startSecond(port, env);

  expect((await visit(edge.origin, MENU)).text).toBe(oldPage.text);
  expect(await listMissing(edge.origin, listFiles(oldPage.text))).toEqual([]);
  expect(listFiles(oldPage.text).some((file) => builds.onlyInFirst.includes(file))).toBe(true);
  expect((await sendSignedCall(second.origin, { restaurant: RESTAURANT })).status).toBe(200);
  const newPage = await visit(edge.origin, MENU);
  expect(newPage.text).toContain(readBuildId(builds.second));
  expect(listFiles(newPage.text).filter((file) => builds.onlyInFirst.includes(file))).toEqual([]);
  expect(await listMissing(edge.origin, listFiles(newPage.text))).toEqual([]);
  await second.stop();
  await removeFolder(shared);
});

async function listMissing(origin: string, files: readonly string[]): Promise<readonly string[]> {
  const visits = await Promise.all(files.map((file) => visit(origin, file)));
  return files.filter((_, place) => visits[place]?.status !== 200);
}
