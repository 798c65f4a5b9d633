import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../../lib/addresses/routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../../support/servers/signed-call.ts';
import { startRedisServer } from '../store/redis-server.ts';
import type { RedisServer } from '../store/redis-server.ts';
import { MENU, RESTAURANT, visit } from '../whole/start-cluster.ts';
import { expect, listStaticFiles, test as base } from './builds-test.ts';
import { stateOf } from './edge-test.ts';

const YEAR = 'public, max-age=31536000, immutable';
const PAGES = [
  MENU,
  routes.restaurant({ restaurantId: RESTAURANT }),
  routes.restaurants(),
  '/',
  routes.terms(),
];

const test = base.extend<{ readonly redis: RedisServer }>({
  redis: async ({}, provide) => {
    const redis = await startRedisServer();
    await provide(redis);
    await redis.kill();
  },
});

const readBuilt = (folder: string, file: string): string =>
  readFileSync(join(folder, file.replace('/_next', '.next')), 'utf8');

async function listMissing(origin: string, files: readonly string[]): Promise<readonly string[]> {
  const answers = await Promise.all(files.map((file) => sendRaw(origin, file)));
  return files.filter((_, index) => answers[index]?.status !== 200);
}

const listFiles = (page: string): readonly string[] => [
  ...new Set(page.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)),
];

test('a changed file has another name, so one name has one content in both builds', ({
  builds,
}) => {
  expect(builds.onlyInFirst.some((file) => file.endsWith('.js'))).toBe(true);
  expect(builds.onlyInFirst.some((file) => file.endsWith('.css'))).toBe(true);
  const inBoth = listStaticFiles(builds.first).filter((file) => !builds.onlyInFirst.includes(file));
  expect(inBoth.length).toBeGreaterThan(10);
  const different = inBoth.filter(
    (file) => readBuilt(builds.first, file) !== readBuilt(builds.second, file),
  );
  expect(different).toEqual([]);
});

test('while both releases run, the edge serves the files of both, they share the answers of the provider, and neither serves a page of the other', async ({
  builds,
  control,
  redis,
  startOwnEdge,
}) => {
  await control.clearRequests();
  const env = { REDIS_URL: redis.url, REVALIDATE_SECONDS: '600' };
  const [first, second] = [
    await builds.startFirst(undefined, env),
    await builds.startSecond(undefined, env),
  ];
  for (const path of PAGES) {
    for (const [site, foreign] of [
      [first, builds.onlyInSecond],
      [second, builds.onlyInFirst],
    ] as const) {
      const { status, text } = await visit(site.origin, path);
      const files = listFiles(text);
      expect([path, status, files.length > 0]).toEqual([path, 200, true]);
      expect(files.filter((file) => foreign.includes(file))).toEqual([]);
    }
  }
  // Only one of the releases called the provider for the restaurant.
  expect(await control.getRequests(RESTAURANT)).toHaveLength(1);
  const edge = await startOwnEdge([first, second]);
  const files = [...builds.onlyInFirst, ...builds.onlyInSecond];
  expect(await listMissing(edge.origin, files)).toEqual([]);
  await Promise.all([first.stop(), second.stop()]);
});

test('without a folder of earlier files, after a deployment the edge has only those old files that were requested before the deployment', async ({
  builds,
  startOwnEdge,
}) => {
  const port = await getFreePort();
  const first = await builds.startFirst(port);
  const edge = await startOwnEdge([first]);
  const [visited = '', other = ''] = builds.onlyInFirst;
  await sendRaw(edge.origin, visited);
  await first.stop();
  const second = await builds.startSecond(port);
  const [kept, lost] = [await sendRaw(edge.origin, visited), await sendRaw(edge.origin, other)];
  expect([kept.status, stateOf(kept), kept.headers['cache-control']]).toEqual([200, 'HIT', YEAR]);
  expect(kept.body).toBe(readBuilt(builds.first, visited));
  expect([lost.status, lost.headers['cache-control']]).toEqual([404, 'no-store']);
  await second.stop();
});

test('with a folder of earlier files (EDGE_ASSETS_DIR) the edge serves every file of both builds, although only the second build runs', async ({
  builds,
  published,
  startOwnEdge,
}) => {
  const second = await builds.startSecond();
  const edge = await startOwnEdge([second], { EDGE_ASSETS_DIR: published });
  const files = [...builds.onlyInFirst, ...builds.onlyInSecond];
  expect(await listMissing(edge.origin, files)).toEqual([]);
  for (const file of builds.onlyInFirst.filter((name) => /\.(js|css)$/.test(name))) {
    const answer = await sendRaw(edge.origin, file);
    expect([file, stateOf(answer), answer.headers['cache-control']]).toEqual([
      file,
      'EARLIER',
      YEAR,
    ]);
    expect(answer.body).toBe(readBuilt(builds.first, file));
    expect(answer.headers['content-type']).toMatch(/javascript|text\/css/);
  }
  for (const path of ['/_next/static/../secret', '/_next/static/.hidden']) {
    expect((await sendRaw(edge.origin, path)).status).not.toBe(200);
  }
  await second.stop();
});

test('after a deployment the edge serves an old page with all its files until a signed call replaces the page', async ({
  builds,
  ports,
  published,
  redis,
  startOwnEdge,
}) => {
  const env = {
    REDIS_URL: redis.url,
    REVALIDATE_SECONDS: '600',
    REVALIDATE_SECRET,
    EDGE_PURGE_URLS: `http://127.0.0.1:${ports.purge}`,
  };
  const port = await getFreePort();
  const first = await builds.startFirst(port, env);
  const edge = await startOwnEdge([first], { EDGE_ASSETS_DIR: published });
  const oldPage = await visit(edge.origin, MENU);
  await first.stop();
  const second = await builds.startSecond(port, env);

  expect((await visit(edge.origin, MENU)).text).toBe(oldPage.text);
  expect(await listMissing(edge.origin, listFiles(oldPage.text))).toEqual([]);
  expect(listFiles(oldPage.text).some((file) => builds.onlyInFirst.includes(file))).toBe(true);
  expect((await sendSignedCall(second.origin, { restaurant: RESTAURANT })).status).toBe(200);
  const newPage = await visit(edge.origin, MENU);
  expect(listFiles(newPage.text).some((file) => builds.onlyInSecond.includes(file))).toBe(true);
  expect(listFiles(newPage.text).filter((file) => builds.onlyInFirst.includes(file))).toEqual([]);
  expect(await listMissing(edge.origin, listFiles(newPage.text))).toEqual([]);
  await second.stop();
});
