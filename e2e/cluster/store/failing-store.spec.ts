import { setTimeout as pause } from 'node:timers/promises';
import { getLog } from '@/lib/log';
import { createFakeProvider, startInstance, waitFor } from './instance.ts';
import type { FakeProvider, Instance } from './instance.ts';
import { createPageEntry, getPageText } from './page-entry.ts';
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
  /**
   * Reads the page and the provider's answer for the menu from the instance's caches. If the kept
   * answer is stale, the answer cache may ask the provider.
   */
  const read = async ({ pages, answers }: Instance): Promise<readonly unknown[]> => {
    const answer = await answers.get(MENU);
    return [getPageText(await pages.get(MENU)), answer.outcome === 'found' && answer.value];
  };
  const expectShared = async (text: string): Promise<void> => {
    await a.pages.set(text, createPageEntry(text));
    expect(getPageText(await b.pages.get(text))).toBe(text);
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
    for (const instance of [a, b]) await instance.pages.set(MENU, createPageEntry('page', 1));
    await read(a);
    await read(b);
    // After this pause the page and the provider's answer are stale, so the next `read` asks the
    // shared store for both.
    await pause(1_050);
  });
  afterEach(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await redis.kill();
  });

  it('is gone delays no page by more than 300 ms, and is used again after its return', async () => {
    await redis.kill();
    for (let visit = 0; visit < 20; visit += 1) {
      const begin = performance.now();
      expect(await read(a)).toEqual(['page', 'first']);
      expect(performance.now() - begin).toBeLessThan(READ_MS);
    }
    await a.pages.set('other', createPageEntry('other'));
    expect(getPageText(await a.pages.get('other'))).toBe('other');
    const countLines = (text: string): number => lines.filter((line) => line === text).length;
    await waitFor(() => countLines('Shared store failed') === 2, RECOVERY_MS);

    await redis.start();
    await waitFor(async () => (await isUp(a)) && (await isUp(b)), RECOVERY_MS);
    expect(await read(b)).toEqual(['page', 'first']);
    await expectShared('back');
    expect(countLines('Shared store failed')).toBe(2);
    expect(countLines('Shared store works again')).toBe(2);
  });

  it('has restarted empty is filled again', async () => {
    await redis.kill();
    await redis.start();
    await waitFor(async () => (await isUp(a)) && (await isUp(b)), RECOVERY_MS);

    expect(await read(a)).toEqual(['page', 'first']);
    await expectShared('after the restart');
  });

  it('is full does not prevent a page, and is used again when there is room', async () => {
    redis.cli('config', 'set', 'maxmemory', '1');
    expect(await read(a)).toEqual(['page', 'first']);
    await a.pages.set('other', createPageEntry('other'));
    expect(getPageText(await a.pages.get('other'))).toBe('other');
    expect(await b.pages.get('other')).toBeUndefined();
    expect(await isUp(a)).toBe(true);

    redis.cli('config', 'set', 'maxmemory', '0');
    await expectShared('with room');
    expect(lines).toContain('Shared store refuses commands');
    expect(lines).toContain('Shared store accepts commands again');
  });

  it.each([
    ['garbage', (key: string) => ['set', key, 'garbage']],
    ['an empty value', (key: string) => ['set', key, '']],
    ['a value of another type', (key: string) => ['rpush', key, 'a', 'b']],
  ])('has %s under our keys does not prevent a page', async (_, poison) => {
    await a.pages.set('poisoned', createPageEntry('true'));
    for (const key of redis.cli('keys', '*').split('\n')) {
      redis.cli('del', key);
      redis.cli(...poison(key));
    }
    const [answer = ''] = redis.cli('keys', `*:answer:menu:${MENU}`).split('\n');
    redis.cli(...poison(answer.replace(':answer:', ':lock:')));

    expect(await b.pages.get('poisoned')).toBeUndefined();
    expect(await read(b)).toEqual(['page', 'first']);
    const before = a.sharing.changes.getRevision();
    expect(await b.sharing.changes.announce({ list: true })).toBe(true);
    await waitFor(
      () => [a, b].every(({ sharing }) => sharing.changes.getRevision() > before),
      RECOVERY_MS,
    );
    await expectShared('clean');
  });

  it('has a page under the key of another page, or a damaged page, causes no wrong page', async () => {
    await a.pages.set('one', createPageEntry('one'));
    await a.pages.set('two', createPageEntry('two'));
    const [one = ''] = redis.cli('keys', '*page*one').split('\n');
    const two = one.replace(/one$/, 'two');
    redis.cli('copy', one, two, 'replace');
    // Byte 60 is a part of the compressed page.
    redis.cli('setrange', one, '60', 'xxxx');

    expect(await b.pages.get('two')).toBeUndefined();
    expect(await b.pages.get('one')).toBeUndefined();
  });

  it('is slow makes visitors wait only once', async () => {
    void startSleep(redis, 3);
    await pause(50);
    const begin = performance.now();
    for (let visit = 0; visit < 20; visit += 1) {
      expect(await read(a)).toEqual(['page', 'first']);
    }
    expect(performance.now() - begin).toBeLessThan(READ_MS + PERIOD_MS);
    expect(lines).toContain('Shared store failed');

    await waitFor(async () => (await isUp(a)) && (await isUp(b)), 2 * RECOVERY_MS);
    await expectShared('awake');
  });
});

/** For this many seconds the server answers no command. */
async function startSleep({ url }: RedisServer, seconds: number): Promise<void> {
  const { createClient } = await import('@redis/client');
  // If the test fails, it stops the server during the sleep. Without a listener the error of this
  // client would then end the next test file too.
  const client = createClient({ url }).on('error', () => undefined);
  await client.connect();
  await client.sendCommand(['DEBUG', 'SLEEP', String(seconds)]).catch(() => undefined);
  client.destroy();
}
