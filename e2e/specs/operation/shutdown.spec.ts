import { Agent, get } from 'node:http';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { sendApi } from '../../support/pages/api-calls.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** The sandbox answers this order after 3 s. */
const SLOW_ORDER = 'sandbox-order-slow';
const GRACE_SECONDS = '1';
const STOPS_LISTENING_WITHIN_MS = 10_000;

test('a site that is stopped is not ready, answers the requests in flight, and exits with 0', async ({
  startOwnSite,
  control,
}) => {
  const site = await startOwnSite({ SHUTDOWN_GRACE_SECONDS: GRACE_SECONDS });
  // This request keeps its connection open after the answer, as a proxy does. The site must exit
  // all the same.
  const agent = new Agent({ keepAlive: true });
  const firstStatus = new Promise<number | undefined>((resolve, reject) => {
    get(`${site.origin}/terms`, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });
  expect(await firstStatus).toBe(200);
  const paid = sendApi(site.origin, 'orderAuthorized', { body: { order: SLOW_ORDER } });
  await expect.poll(() => control.getRequests(SLOW_ORDER)).toHaveLength(1);

  const stopped = site.stop();
  await expect.poll(async () => (await sendRaw(site.origin, '/api/health/ready')).status).toBe(503);
  const readiness = await sendRaw(site.origin, '/api/health/ready');
  expect(JSON.parse(readiness.body)).toMatchObject({ status: 'draining' });
  const page = await sendRaw(site.origin, '/terms', { headers: { connection: 'keep-alive' } });
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);

  const connect = (): Promise<unknown> =>
    sendRaw(site.origin, '/terms').then(
      () => 'answered',
      ({ code }) => code,
    );
  await expect.poll(connect, { timeout: STOPS_LISTENING_WITHIN_MS }).toBe('ECONNREFUSED');
  expect((await paid).status).toBe(200);
  expect(await stopped).toBe(0);
  agent.destroy();
});

test('without a grace period a site stops within two seconds', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  expect((await sendRaw(site.origin, '/terms')).status).toBe(200);
  const stoppedAt = Date.now();
  expect(await site.stop()).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(2_000);
});
