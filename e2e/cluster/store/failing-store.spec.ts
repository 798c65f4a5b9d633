import { setTimeout as pause } from 'node:timers/promises';
import { getLog } from '@/lib/log';
import { createFakeProvider, startInstance, waitFor } from './instance.ts';
import type { FakeProvider, Instance } from './instance.ts';
import { startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';

const MENU = 'la-mama';
const PERIOD_MS = 500;
const RECOVERY_MS = 5_000;
/**
 * The longest time that `read` may take. It waits at most 100 ms for the shared store; the rest is
 * for the provider's answer and for a busy machine.
 */
const READ_MS = 300;

describe('a shared store that', () => {
  let redis: RedisServer;
  let provider: FakeProvider;
  let a: Instance;
  let b: Instance;
  let lines: string[];

  const isUp = async ({ sharing }: Instance): Promise<boolean> =>
    (await sharing.connection.evaluate('return 1', [])).ok;
  /** If the cached answer is stale, the answer cache may ask the store and the provider. */
  const read = async ({ answers }: Instance, key = MENU): Promise<unknown> => {
    const answer = await answers.get(key);
    return answer.outcome === 'found' && answer.value;
  };
  const expectShared = async (key: string): Promise<void> => {
    expect([await read(a, key), await read(b, key)]).toEqual(['first', 'first']);
    expect(provider.calls.filter((called) => called === key)).toHaveLength(1);
  };

  beforeEach(async () => {
    lines = [];
    for (const level of ['info', 'warn'] as const) {
      jest.spyOn(getLog(), level).mockImplementation((...args: readonly unknown[]) => {
        lines.push(String(args.at(-1)));
      });
    }
    redis = await startRedisServer();
    provider = createFakeProvider();
    const options = { ...redis, provider, periodMs: PERIOD_MS };
    [a, b] = [await startInstance(options), await startInstance(options)];
    await read(a);
    await read(b);
    // After this pause the answer is stale, so the next `read` asks the shared store.
    await pause(PERIOD_MS + 50);
  });
  afterEach(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await redis.kill();
  });

  it('is gone delays no answer by more than 300 ms, and is used again after its return', async () => {
    await redis.kill();
    for (let visit = 0; visit < 20; visit += 1) {
      const begin = performance.now();
      expect(await read(a)).toBe('first');
      expect(performance.now() - begin).toBeLessThan(READ_MS);
    }
    const countLines = (text: string): number => lines.filter((line) => line === text).length;
    await waitFor(() => countLines('Shared store failed') === 2, RECOVERY_MS);

    await redis.start();
    await waitFor(async () => (await isUp(a)) && (await isUp(b)), RECOVERY_MS);
    expect(await read(b)).toBe('first');
    await expectShared('back');
    expect(countLines('Shared store failed')).toBe(2);
    expect(countLines('Shared store works again')).toBe(2);
  });

  it('is full does not prevent an answer, and is used again when there is room', async () => {
    redis.cli('config', 'set', 'maxmemory', '1');
    expect(await read(a)).toBe('first');
    expect([await read(a, 'other'), await read(b, 'other')]).toEqual(['first', 'first']);
    expect(await isUp(a)).toBe(true);

    redis.cli('config', 'set', 'maxmemory', '0');
    await expectShared('with room');
    expect(lines).toContain('Shared store refuses commands');
    expect(lines).toContain('Shared store accepts commands again');
  });

  it('is slow makes visitors wait only once', async () => {
    void startSleep(redis, 3);
    await pause(50);
    const begin = performance.now();
    for (let visit = 0; visit < 20; visit += 1) {
      expect(await read(a)).toBe('first');
    }
    expect(performance.now() - begin).toBeLessThan(READ_MS + PERIOD_MS);
    expect(lines).toContain('Shared store failed');

    await waitFor(async () => (await isUp(a)) && (await isUp(b)), 2 * RECOVERY_MS);
    await expectShared('awake');
  });
});

async function startSleep({ url }: RedisServer, seconds: number): Promise<void> {
  const { createClient } = await import('@redis/client');
  // If the test fails, it stops the server during the sleep. Without a listener the error of this
  // client would then end the next test file too.
  const client = createClient({ url }).on('error', () => undefined);
  await client.connect();
  await client.sendCommand(['DEBUG', 'SLEEP', String(seconds)]).catch(() => undefined);
  client.destroy();
}
