import { setTimeout as pause } from 'node:timers/promises';
import { getFrameworkTime } from '@/lib/cache/entry';
import { startInstance, waitFor } from './instance.ts';
import type { Instance } from './instance.ts';
import { createPageEntry as pageOf, getPageText as textOf } from './page-entry.ts';
import { startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';

const MENU = 'la-mama';
const PERIOD_SECONDS = 60;

describe('the pages of two instances', () => {
  let redis: RedisServer;
  let a: Instance;
  let b: Instance;

  beforeAll(async () => {
    redis = await startRedisServer();
  });
  beforeEach(async () => {
    redis.cli('flushall');
    [a, b] = [await startInstance(redis), await startInstance(redis)];
  });
  afterEach(() => Promise.all([a.stop(), b.stop()]));
  afterAll(() => redis.kill());

  it('are shared, and keep their age in the other instance', async () => {
    await a.pages.set(MENU, pageOf('first'));
    await pause(300);
    const found = await b.pages.get(MENU);

    expect(textOf(found)).toBe('first');
    const ageMs = getFrameworkTime() - (found?.lastModified ?? 0);
    expect(ageMs).toBeGreaterThanOrEqual(290);
    expect(ageMs).toBeLessThan(1_000);
  });

  it('that are stale in memory are replaced after another instance has rendered them again', async () => {
    await b.pages.set(MENU, pageOf('old', 1));
    await pause(1_050);
    await a.pages.set(MENU, pageOf('new'));

    expect(textOf(await b.pages.get(MENU))).toBe('new');
  });

  it('that are stale are served by the instance that stored them, and not by the other instance', async () => {
    await a.pages.set(MENU, pageOf('old', 1));
    await pause(1_050);

    expect(textOf(await a.pages.get(MENU))).toBe('old');
    expect(await b.pages.get(MENU)).toBeUndefined();
  });

  it('are compressed in Redis, expire there with their page period and belong to one release', async () => {
    await a.pages.set(MENU, pageOf('x'.repeat(100_000)));
    const [key = ''] = redis.cli('keys', '*page*').split('\n');

    expect(Number(redis.cli('strlen', key))).toBeLessThan(1_000);
    // Redis answers -1 for a key that does not expire.
    const ttlMs = Number(redis.cli('pttl', key));
    expect(ttlMs).toBeGreaterThan(0);
    expect(ttlMs).toBeLessThanOrEqual(PERIOD_SECONDS * 1_000);
    const other = await startInstance({ ...redis, release: 'another' });
    expect(await other.pages.get(MENU)).toBeUndefined();
    await other.stop();
  });

  it('survive a restart with an empty folder', async () => {
    await a.pages.set(MENU, pageOf('first'));
    const restarted = await startInstance(redis);

    expect(textOf(await restarted.pages.get(MENU))).toBe('first');
    await restarted.stop();
  });

  it('are removed from Redis when an instance deletes them', async () => {
    await a.pages.set(MENU, pageOf('first'));
    await a.pages.delete(MENU);

    expect(await b.pages.get(MENU)).toBeUndefined();
  });

  it('are not stored in Redis when their data are older than an announced change', async () => {
    const revision = b.sharing.changes.getRevision();
    await a.pages.expire([MENU]);
    expect(await a.sharing.changes.announce({ restaurant: MENU })).toBe(true);
    await waitFor(() => b.sharing.changes.getRevision() > revision, 1_000);
    // With the older revision `b` acts as if it had not yet applied the change.
    const getRevision = jest.spyOn(b.sharing.changes, 'getRevision').mockReturnValue(revision);
    await b.pages.set(MENU, pageOf('old'));
    getRevision.mockRestore();

    expect(redis.cli('keys', '*page*').trim()).toBe('');
    expect(await a.pages.get(MENU)).toBeUndefined();
    await b.pages.set(MENU, pageOf('new'));
    expect(textOf(await a.pages.get(MENU))).toBe('new');
  });
});
