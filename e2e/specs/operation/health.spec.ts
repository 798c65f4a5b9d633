import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAILURES_TO_OPEN } from '../../../lib/provider/transport/breaker.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expectSensitive } from '../../support/pages/transaction/sensitive-answer.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { startSite } from '../../support/servers/site.ts';

const LIVE = '/api/health/live';
const READY = '/api/health/ready';

for (const path of [LIVE, READY]) {
  test(`${path} accepts only GET and HEAD, and every answer has no-store`, async ({ site }) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await sendRaw(site.origin, path, { method });
      const isAllowed = method === 'GET' || method === 'HEAD';
      expect.soft([method, answer.status]).toEqual([method, isAllowed ? 200 : 405]);
      expect.soft(answer.headers.allow).toBe(isAllowed ? undefined : 'GET, HEAD');
      expectSensitive(answer);
    }
  });
}

test('a site that works is live and ready without a call to the provider', async ({
  site,
  control,
}) => {
  await control.clearRequests();
  expect(JSON.parse((await sendRaw(site.origin, LIVE)).body)).toEqual({ status: 'live' });
  expect(JSON.parse((await sendRaw(site.origin, READY)).body)).toEqual({
    status: 'ready',
    degraded: [],
  });
  expect(await control.getRequests()).toEqual([]);
});

test('a site whose provider is down stays ready, and names the calls that fail', async ({
  startOwnSite,
  control,
}) => {
  const site = await startOwnSite();
  await control.setFault('500', '/menu');
  for (let index = 0; index < FAILURES_TO_OPEN; index += 1) {
    await sendRaw(site.origin, `/restaurant/nevazut-${index}/menu`);
  }
  const ready = await sendRaw(site.origin, READY);
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body)).toEqual({
    status: 'degraded',
    degraded: [{ part: 'provider', group: 'menu', problem: 'breaker open' }],
  });
});

test('a site that cannot write its cache folder stays ready and reports the folder', async ({
  sandbox,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'no-cache-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  // Below a file, not even root can create a folder.
  const site = await startSite({ providerApiUrl: sandbox.origin, cacheDir: join(file, 'cache') });
  try {
    const ready = await sendRaw(site.origin, READY);
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.body)).toEqual({
      status: 'degraded',
      degraded: [{ part: 'cache folder', problem: 'not writable' }],
    });
    // The answer is public, so it must not contain the path.
    expect(ready.body).not.toContain(folder);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
});
