import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { removeFolder } from '../../support/servers/site.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { expect, test } from './builds-test.ts';
import { stateOf } from './edge-test.ts';
import { listStaticFiles } from './second-build.ts';
import { hostOf } from './start-edge.ts';
import type { Edge } from './start-edge.ts';

const PUBLISH = resolve(import.meta.dirname, '../../../deploy/image/publish-assets.mjs');
const YEAR = 'public, max-age=31536000, immutable';

const readBuilt = (folder: string, file: string): string =>
  readFileSync(join(folder, file.replace('/_next', '.next')), 'utf8');

async function listMissing(edge: Edge, files: readonly string[]): Promise<readonly string[]> {
  const answers = await Promise.all(files.map((file) => sendRaw(edge.origin, file)));
  return files.filter((_, index) => answers[index]?.status !== 200);
}

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

test('while both releases run, the edge serves the files of both releases', async ({
  builds,
  startOwnEdge,
}) => {
  const [first, second] = [await builds.startFirst(), await builds.startSecond()];
  const edge = await startOwnEdge([hostOf(first), hostOf(second)]);
  expect(await listMissing(edge, [...builds.onlyInFirst, ...builds.onlyInSecond])).toEqual([]);
  await Promise.all([first.stop(), second.stop()]);
});

test('without a folder of earlier files, after a deployment the edge has only those old files that were requested before the deployment', async ({
  builds,
  startOwnEdge,
}) => {
  const port = await getFreePort();
  const first = await builds.startFirst(port);
  const edge = await startOwnEdge([hostOf(first)]);
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
  const second = await builds.startSecond();
  const edge = await startOwnEdge([hostOf(second)], { EDGE_ASSETS_DIR: shared });
  expect(await listMissing(edge, [...builds.onlyInFirst, ...builds.onlyInSecond])).toEqual([]);
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
  for (const path of [
    '/_next/static/../secret',
    '/_next/static/.hidden',
    '/_next/static/none.js',
  ]) {
    expect((await sendRaw(edge.origin, path)).status).not.toBe(200);
  }
  await second.stop();
  await removeFolder(shared);
});

test('a click on an open page of the first build loads a page of the second build without an error', async ({
  builds,
  startOwnEdge,
  page,
}) => {
  const shared = mkdtempSync(join(tmpdir(), 'shared-assets-'));
  chmodSync(shared, 0o755);
  const published = spawnSync(process.execPath, [
    PUBLISH,
    join(builds.first, '.next/static'),
    shared,
  ]);
  expect(published.status).toBe(0);
  const port = await getFreePort();
  const first = await builds.startFirst(port);
  const edge = await startOwnEdge([hostOf(first)], { EDGE_ASSETS_DIR: shared });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
  await page.goto(`${edge.origin}/restaurants`);
  await page.waitForLoadState('networkidle');
  await first.stop();
  const second = await builds.startSecond(port);

  await page.getByRole('link', { name: 'Hanul Trei Fântâni' }).first().click();
  await expect(page).toHaveURL(/\/restaurant\/hanul-trei-fantani/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => documents).toEqual(['/restaurants', '/restaurant/hanul-trei-fantani']);
  expect(errors).toEqual([]);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((found) =>
      found.map((script) => new URL(script.getAttribute('src') ?? '', location.href).pathname),
    );
  expect(scripts.some((script) => builds.onlyInSecond.includes(script))).toBe(true);
  await second.stop();
  await removeFolder(shared);
});
