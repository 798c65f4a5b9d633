import { setTimeout as pause } from 'node:timers/promises';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { SandboxControl } from '../../support/servers/sandbox-control.ts';
import { REVALIDATE_SECRET, sendSignedCall } from '../../support/servers/signed-call.ts';
import { startSite } from '../../support/servers/site.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { waitFor } from './instance.ts';
import { startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';

const [restaurant] = catalogue;
const { shortName: ID, name: NAME } = restaurant ?? { shortName: '', name: '' };
const MENU = `/restaurant/${ID}/menu`;
/** Every instance must show a change within this time after a signed call. */
const SECOND_MS = 1_000;
const RECOVERY_MS = 10_000;

describe('two instances with one Redis', () => {
  let redis: RedisServer;
  let sandbox: RunningSandbox;
  let control: SandboxControl;
  let a: RunningSite;
  let b: RunningSite;

  const startInstance = (): Promise<RunningSite> =>
    startSite({
      providerApiUrl: sandbox.origin,
      env: { REDIS_URL: redis.url, REVALIDATE_SECRET, REVALIDATE_SECONDS: '3600' },
    });
  const contains = async ({ origin }: RunningSite, text: string): Promise<boolean> => {
    const { status, body } = await sendRaw(origin, MENU);
    expect(status).toBe(200);
    return body.includes(text);
  };
  const countMenuCalls = async (): Promise<number> => (await control.getRequests(ID)).length;

  beforeAll(async () => {
    redis = await startRedisServer();
    sandbox = await startSandbox({ port: 0 });
    control = createSandboxControl(sandbox.controlOrigin);
    [a, b] = [await startInstance(), await startInstance()];
  });
  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await Promise.all([sandbox.stop(), redis.kill()]);
  });

  it('do not ask the provider again for a menu that the other instance has already shown', async () => {
    expect(await contains(a, NAME)).toBe(true);
    expect(await countMenuCalls()).toBe(1);
    expect(await contains(b, NAME)).toBe(true);

    expect(await countMenuCalls()).toBe(1);
  });

  it('count the refused calls of an address together, and store no address', async () => {
    const sendUnsigned = async ({ origin }: RunningSite): Promise<number> => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      return (await sendRaw(origin, '/api/revalidate', { method: 'POST', headers })).status;
    };
    for (let call = 0; call < 5; call += 1) {
      expect([await sendUnsigned(a), await sendUnsigned(b)]).toEqual([401, 401]);
    }
    expect([await sendUnsigned(a), await sendUnsigned(b)]).toEqual([429, 429]);
    const keys = redis.cli('keys', '*limit*').split('\n');
    expect(keys).toEqual(keys.map(() => expect.stringMatching(/:[\w-]{22}$/)));
  });

  it('serve pages while Redis is gone, and both show a change when Redis is back', async () => {
    await redis.kill();
    expect([await contains(a, NAME), await contains(b, NAME)]).toEqual([true, true]);
    await control.changeMenu(ID, { restaurantName: 'În pană' });
    const answer = await sendSignedCall(a.origin, { restaurant: ID });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ outcome: 'done', instances: 'later' });
    expect(await contains(a, 'În pană')).toBe(true);
    await pause(SECOND_MS);
    expect(await contains(b, 'În pană')).toBe(false);

    await redis.start();
    await waitFor(() => contains(b, 'În pană'), RECOVERY_MS);
    for (const { output } of [a, b]) {
      expect(output().match(/Shared store failed/g)).toHaveLength(1);
      expect(output().match(/Shared store works again/g)).toHaveLength(1);
      expect(output()).not.toContain('"level":"error"');
    }
  });
});
