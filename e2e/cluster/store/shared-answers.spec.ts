import { setTimeout as pause } from 'node:timers/promises';
import { failed, success } from '@/lib/result';
import type { ProviderFailure } from '@/lib/provider/contract/provider-failure';
import { createSharedAnswers } from '@/lib/shared-store/shared-answers';
import { createFakeProvider, startInstance } from './instance.ts';
import type { FakeProvider, Instance } from './instance.ts';
import { startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';

const DOWN: ProviderFailure = { kind: 'timeout' };
const NO_SUCH: ProviderFailure = { kind: 'refused', status: 404, message: undefined };
const SHORT_MS = 1_000;

describe('the answers of the provider at two instances', () => {
  let redis: RedisServer;
  let provider: FakeProvider;
  let instances: readonly Instance[];

  const start = async (periodMs: number): Promise<readonly [Instance, Instance]> => {
    const options = { ...redis, provider, periodMs };
    const started = [await startInstance(options), await startInstance(options)] as const;
    instances = started;
    return started;
  };

  beforeAll(async () => {
    redis = await startRedisServer();
  });
  beforeEach(() => {
    redis.cli('flushall');
    provider = createFakeProvider();
  });
  afterEach(() => Promise.all(instances.map((instance) => instance.stop())));
  afterAll(() => redis.kill());

  it('cost one call when both instances need the same answer at the same time', async () => {
    const [a, b] = await start(60_000);
    const answers = await Promise.all([a.answers.get('la-mama'), b.answers.get('la-mama')]);

    expect(answers).toMatchObject([{ value: 'first' }, { value: 'first' }]);
    expect(provider.calls).toEqual(['la-mama']);
  });

  it('expire at the same time, although the second instance reads later', async () => {
    const [a, b] = await start(60_000);
    const first = await a.answers.get('la-mama');
    await pause(200);
    const second = await b.answers.get('la-mama');

    expect(Math.abs(second.freshUntil - first.freshUntil)).toBeLessThan(100);
  });

  it('include a 404, after which the instance that made no call uses no older answer', async () => {
    const [a, b] = await start(SHORT_MS);
    await Promise.all([a.answers.get('x'), b.answers.get('x')]);
    provider.answer = failed(NO_SUCH);
    await pause(SHORT_MS);
    expect(await a.answers.get('x')).toMatchObject({ outcome: 'unknown' });
    expect(await b.answers.get('x')).toMatchObject({ outcome: 'unknown' });
    expect(provider.calls).toHaveLength(2);

    provider.answer = failed(DOWN);
    await pause(SHORT_MS);
    expect(await b.answers.get('x')).toMatchObject({ outcome: 'unknown' });
    // An older answer in the folder would be used after a restart.
    expect(await b.lastGood.read('x')).toBeUndefined();
  });

  it('include a 404 that an instance learns of only in the next outage', async () => {
    const [a, b] = await start(SHORT_MS);
    await Promise.all([a.answers.get('x'), b.answers.get('x')]);
    provider.answer = failed(NO_SUCH);
    await pause(SHORT_MS);
    expect(await a.answers.get('x')).toMatchObject({ outcome: 'unknown' });
    // The result of the call is no longer in the store.
    await pause(2 * SHORT_MS);
    provider.answer = failed(DOWN);
    expect(await b.answers.get('x')).toMatchObject({ outcome: 'unknown' });
    expect(await b.lastGood.read('x')).toBeUndefined();

    provider.answer = success('back');
    await pause(2 * SHORT_MS);
    expect(await a.answers.get('x')).toMatchObject({ value: 'back' });
    provider.answer = failed(DOWN);
    await pause(2 * SHORT_MS);
    expect(await b.answers.get('x')).toMatchObject({ value: 'back' });
  });

  it('stay in use after a 404 that the list does not confirm, whose time all instances count together until the next answer or failure', async () => {
    const [a, b] = await start(SHORT_MS);
    await Promise.all([a.answers.get('x'), b.answers.get('x')]);
    provider.answer = failed(NO_SUCH);
    provider.listed = 'unconfirmed';
    await pause(SHORT_MS);
    expect(await a.answers.get('x')).toMatchObject({ value: 'first' });
    await pause(SHORT_MS);
    const shared = createSharedAnswers('menu', () => b.sharing);
    expect(await shared.markMissing('x')).toBeGreaterThanOrEqual(SHORT_MS / 2);
    expect(await shared.markMissing('another')).toBe(0);

    // Only the mark of 'x' ends.
    provider.answer = failed(DOWN);
    expect(await b.answers.get('x')).toMatchObject({ value: 'first' });
    await pause(1);
    expect(await shared.markMissing('x')).toBe(0);
    expect(await shared.markMissing('another')).toBeGreaterThan(0);

    await pause(SHORT_MS);
    provider.answer = success('second');
    expect(await b.answers.get('x')).toMatchObject({ value: 'second' });
    expect(await shared.markMissing('x')).toBe(0);
  });

  it('cost one call per period in an outage, and both instances use the older answer', async () => {
    const [a, b] = await start(SHORT_MS);
    await Promise.all([a.answers.get('x'), b.answers.get('x')]);
    provider.answer = failed(DOWN);
    await pause(SHORT_MS);
    const answers = await Promise.all([a.answers.get('x'), b.answers.get('x')]);

    expect(answers).toMatchObject([{ value: 'first' }, { value: 'first' }]);
    expect(provider.calls).toHaveLength(2);
  });

  it('are used by a new instance in an outage', async () => {
    const [a] = await start(SHORT_MS);
    await a.answers.get('x');
    provider.answer = failed(DOWN);
    await pause(SHORT_MS);
    const late = await startInstance({ ...redis, provider, periodMs: SHORT_MS });
    instances = [...instances, late];

    expect(await late.answers.get('x')).toMatchObject({ value: 'first' });
    expect(provider.calls).toHaveLength(2);
  });

  it('that come after a signed call replace the answer of a call that began earlier', async () => {
    const [a, b] = await start(60_000);
    provider.latencyMs = 300;
    const early = b.answers.get('x');
    await pause(100);
    provider.answer = success('second');
    expect(await a.answers.renew('x')).toBe('renewed');
    await early;
    b.answers.expireAll();

    expect(await b.answers.get('x')).toMatchObject({ value: 'second' });
    expect(provider.calls).toHaveLength(2);
  });
});
