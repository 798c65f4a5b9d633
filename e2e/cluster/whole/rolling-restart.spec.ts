import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { formatResultsHref } from '../../../lib/all-menus/all-menus-query.ts';
import { createToken } from '../../support/pages/transaction/account-pages.ts';
import { sendApi } from '../../support/pages/api-calls.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { MENU, RESTAURANT, startCluster, startLoad, visit } from './start-cluster.ts';

const READY_WITHIN_MS = 10_000;
const AROUND_RESTART_MS = 500;
/** One client may search 60 times in a minute, so the load searches less often than that. */
const SEARCH_EVERY_MS = 1_100;
/** The test starts each of two instances twice, which takes long on a busy machine. */
const TEST_MS = 90_000;

type CheckedAnswer = { readonly name: string; readonly status: number; readonly isRight: boolean };

/** Waits until the instance is ready, as an orchestrator does before it stops the next one. */
const awaitReadiness = ({ origin }: RunningSite): Promise<void> =>
  expect
    .poll(async () => (await visit(origin, '/api/health/ready')).status, {
      timeout: READY_WITHIN_MS,
    })
    .toBe(200);

test('no request fails while one instance after the other is stopped and started again', async () => {
  test.setTimeout(TEST_MS);
  const cluster = await startCluster({ REVALIDATE_SECONDS: '1', SHUTDOWN_GRACE_SECONDS: '3' });
  const { edge, sites } = cluster;
  const { text: first } = await visit(edge.origin, MENU);
  const [file = ''] = /\/_next\/static\/[\w./~-]+\.js/.exec(first) ?? [];
  let unknown = 0;

  const createRequest = (
    name: string,
    path: string | (() => string),
    wanted: number,
    part: string,
  ) => {
    return async (): Promise<CheckedAnswer> => {
      const answer = await visit(edge.origin, typeof path === 'string' ? path : path());
      return {
        name,
        status: answer.status,
        isRight: answer.status === wanted && answer.text.includes(part),
      };
    };
  };
  const search = createRequest(
    'search',
    formatResultsHref({ text: 'ciorba', opening: 'toate' }),
    200,
    '<main',
  );
  const running = startLoad<CheckedAnswer>([
    createRequest('menu', MENU, 200, RESTAURANT),
    createRequest('menu in English', `${MENU}?lang=en`, 200, 'lang="en"'),
    createRequest('list', routes.restaurants(), 200, RESTAURANT),
    async () => {
      await pause(SEARCH_EVERY_MS);
      return search();
    },
    createRequest('file', file, 200, ''),
    createRequest('file with a query, which the edge does not store', `${file}?v=1`, 200, ''),
    createRequest(
      'unknown id',
      () => routes.menu({ restaurantId: `necunoscut-${(unknown += 1)}` }),
      404,
      '',
    ),
    async () => {
      const { status } = await sendApi(edge.origin, 'verifyToken', {
        body: { token: createToken() },
      });
      return { name: 'POST', status, isRight: status === 200 };
    },
  ]);
  const pids = sites.map((site) => site.pid());
  for (const site of sites) {
    await pause(AROUND_RESTART_MS);
    await site.restart();
    await awaitReadiness(site);
  }
  await pause(AROUND_RESTART_MS);
  const answers = await running.stop();
  await cluster.stop();

  const failed = answers.filter(({ isRight }) => !isRight);
  expect(failed.map(({ name, status }) => `${name}: ${status}`)).toEqual([]);
  expect(answers.length).toBeGreaterThan(200);
  expect(sites.filter((site, place) => site.pid() === pids[place])).toEqual([]);
});
