import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createSharedRateLimiter } from '@/lib/api/rate-limits';
import { getLog } from '@/lib/log';
import { success } from '@/lib/result';
import { claimNonce } from '@/lib/revalidation/verify-signed-call';
import { MISSING_CHANNEL_RIGHT } from '@/lib/shared-store/redis-link';
import { createFakeProvider, startInstance, waitFor } from './instance.ts';
import type { FakeProvider, Instance } from './instance.ts';
import { startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';
import { getSite } from '@/lib/site';

/** The rights that `docs/operations.md` names. */
const [, SITE_ACL = ''] =
  /ACL SETUSER site on >PASSWORD ([^`\n]+)/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
const SITE_RIGHTS = SITE_ACL.split(' ');
const MENU = 'la-mama';
const CHANGE = { restaurant: MENU };
/** While the store works, every instance must apply an announced change within this time. */
const SECOND_MS = 1_000;

describe('a change that is announced at one instance', () => {
  let redis: RedisServer;
  let provider: FakeProvider;
  let a: Instance;
  let b: Instance;

  /**
   * Changes the provider's answer. Then instance `a` renews its data and announces the change, as
   * after the provider's signed call.
   */
  const change = async (text: string): Promise<boolean> => {
    provider.answer = success(text);
    await a.answers.renew(MENU);
    return a.sharing.changes.announce(CHANGE);
  };
  const valueAt = async ({ answers }: Instance): Promise<unknown> => {
    const answer = await answers.get(MENU);
    return answer.outcome === 'found' ? answer.value : answer.outcome;
  };
  const isUp = async ({ sharing }: Instance): Promise<boolean> =>
    (await sharing.connection.evaluate('return 1', [])).ok;

  beforeEach(async () => {
    redis = await startRedisServer();
    provider = createFakeProvider();
    [a, b] = [
      await startInstance({ ...redis, provider }),
      await startInstance({ ...redis, provider }),
    ];
    // An instance with an empty folder cannot know which changes it has missed, so it applies
    // 'missed' when it starts. The tests look only at later changes.
    for (const { applied } of [a, b]) applied.length = 0;
  });
  afterEach(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await redis.kill();
  });

  it('is seen within a second at the other instance, which does not call the provider for the change', async () => {
    expect([await valueAt(a), await valueAt(b)]).toEqual(['first', 'first']);
    expect(await change('second')).toBe(true);
    await waitFor(() => b.applied.length > 0, SECOND_MS);
    expect(b.applied).toEqual([CHANGE]);
    expect(a.applied).toEqual([]);
    expect(await valueAt(b)).toBe('second');
    expect(provider.calls).toEqual([MENU, MENU]);
  });

  it('is seen at the other instance when the message about it is lost', async () => {
    redis.cli('client', 'kill', 'type', 'pubsub');
    expect(await change('second')).toBe(true);
    await waitFor(() => b.applied.length > 0, SECOND_MS);

    expect(b.applied).toEqual([CHANGE]);
  });

  it('is seen in a full store at an instance whose first subscription the store refused', async () => {
    const channel = redis.cli('pubsub', 'channels');
    redis.cli('acl', 'setuser', 'default', 'resetchannels');
    const late = await startInstance({ ...redis, provider });
    late.applied.length = 0;
    redis.cli('acl', 'setuser', 'default', 'allchannels');
    for (const type of ['normal', 'pubsub']) redis.cli('client', 'kill', 'type', type);
    await waitFor(() => redis.cli('pubsub', 'numsub', channel).endsWith('3'), 2 * SECOND_MS);
    await waitFor(() => isUp(a), 2 * SECOND_MS);

    // A full store records no change, so the instance can learn of it only by the message.
    redis.cli('config', 'set', 'maxmemory', '1');
    await change('second');
    await waitFor(() => late.applied.length > 0, SECOND_MS);
    expect(late.applied).toEqual([CHANGE]);
    await late.stop();
  });

  it('is seen once at the other instance when the user of the store may use no channel, and the log says which right is missing', async () => {
    await Promise.all([a.stop(), b.stop()]);
    const lines: unknown[] = [];
    jest.spyOn(getLog(), 'warn').mockImplementation((...line: readonly unknown[]) => {
      lines.push(line.at(-1));
    });
    redis.cli('acl', 'setuser', 'default', 'resetchannels');
    a = await startInstance({ ...redis, provider });
    b = await startInstance({ ...redis, provider });
    for (const { applied } of [a, b]) applied.length = 0;

    expect(await change('second')).toBe(true);
    await waitFor(() => b.applied.length > 0, SECOND_MS);
    await pause(2 * SECOND_MS);
    expect(b.applied).toEqual([CHANGE]);
    expect(await valueAt(b)).toBe('second');
    // One line for each instance's subscription, and one for the announcement.
    expect(lines).toEqual(Array.from({ length: 3 }, () => MISSING_CHANNEL_RIGHT));
  });

  it('is seen at the other instance when the user of the store has only the documented rights', async () => {
    await Promise.all([a.stop(), b.stop()]);
    redis.cli('acl', 'setuser', 'site', 'on', '>secret', ...SITE_RIGHTS);
    const url = redis.url.replace('//', '//site:secret@');
    a = await startInstance({ url, provider });
    b = await startInstance({ url, provider });
    for (const { applied } of [a, b]) applied.length = 0;
    const warn = jest.spyOn(getLog(), 'warn');

    expect(await change('second')).toBe(true);
    await waitFor(() => b.applied.length > 0, SECOND_MS);
    expect(b.applied).toEqual([CHANGE]);
    getSite().sharing = a.sharing;
    expect(await claimNonce('a-nonce-of-16-letters', SECOND_MS)).toBe(true);
    expect(await claimNonce('a-nonce-of-16-letters', SECOND_MS)).toBe(false);
    const limiter = createSharedRateLimiter('test', 1);
    await limiter.take('x');
    expect((await limiter.take('x')).retryAfterSeconds).toBeGreaterThan(0);
    getSite().sharing = undefined;
    expect(warn).not.toHaveBeenCalled();
  });

  it('during an outage of the store is seen at the other instance when the store works again', async () => {
    await redis.kill();
    expect(await change('second')).toBe(false);
    await redis.start();
    await waitFor(() => b.applied.length > 0, 5 * SECOND_MS);

    // On a slow machine the answer to the announcement can come too late. Then it is repeated.
    expect(b.applied).toEqual(b.applied.map(() => CHANGE));
    expect(await valueAt(b)).toBe('second');
  });

  it('is recognized as missed by an instance that starts later, if the store lost its data after the announcement', async () => {
    await change('second');
    await waitFor(() => b.applied.length > 0, SECOND_MS);
    const startRevision = b.sharing.changes.getRevision();
    await change('third');
    await redis.kill();
    await redis.start();
    await waitFor(() => isUp(a), 5 * SECOND_MS);
    const back = await startInstance({ ...redis, provider, startRevision });
    await waitFor(() => back.applied.length > 0, 5 * SECOND_MS);

    expect(back.applied).toEqual(['missed']);
    await back.stop();
  });

  it('is recognized as missed by an instance that starts again, if the store lost its data before the announcement', async () => {
    await change('second');
    await waitFor(() => b.applied.length > 0, SECOND_MS);
    const startRevision = b.sharing.changes.getRevision();
    await Promise.all([a.stop(), b.stop()]);
    redis.cli('flushall');
    a = await startInstance({ ...redis, provider });
    await change('third');
    b = await startInstance({ ...redis, provider, startRevision });

    expect(b.applied).toEqual(['missed']);
  });

  it('is applied by an instance that starts later with a cache folder from before the change', async () => {
    await change('second');
    const startRevision = a.sharing.changes.getRevision();
    await change('third');
    const late = await startInstance({ ...redis, provider, startRevision });
    expect(late.applied).toEqual([CHANGE]);
    await late.stop();
  });

  it('is seen at the other instance when the memory of the store is full, and is recorded when the store has memory again', async () => {
    expect(await valueAt(b)).toBe('first');
    const startRevision = a.sharing.changes.getRevision();
    redis.cli('config', 'set', 'maxmemory', '1');
    expect(await change('second')).toBe(false);
    await waitFor(() => b.applied.length > 0, SECOND_MS);
    expect(await valueAt(b)).toBe('second');

    redis.cli('config', 'set', 'maxmemory', '0');
    await waitFor(() => a.sharing.changes.getRevision() > startRevision, 2 * SECOND_MS);
  });

  it('makes all older answers of both instances outdated when it concerns everything', async () => {
    expect([await valueAt(a), await valueAt(b)]).toEqual(['first', 'first']);
    provider.answer = success('second');
    a.answers.expireAll();
    await a.sharing.changes.announce({ everything: true });
    await waitFor(() => b.applied.length > 0, SECOND_MS);

    expect([await valueAt(b), await valueAt(a)]).toEqual(['second', 'second']);
    expect(provider.calls).toHaveLength(2);
  });
});
