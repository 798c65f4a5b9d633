import { createSharedRateLimiter } from '@/lib/api/rate-limits';
import type { RateLimiter } from '@/lib/api/rate-limits';
import { claimNonce } from '@/lib/revalidation/verify-signed-call';
import { startInstance } from './instance.ts';
import type { Instance } from './instance.ts';
import { startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';
import { getSite } from '@/lib/site';

const MINUTE_MS = 60_000;
const passes = { retryAfterSeconds: 0, isFirstRefusal: false };

describe('limits and nonces of two instances', () => {
  let redis: RedisServer;
  let a: Instance;
  let b: Instance;

  /** Calls `work`, which then uses the instance's connection to the shared store. */
  const as = <Value>({ sharing }: Instance, work: () => Promise<Value>): Promise<Value> => {
    getSite().sharing = sharing;
    return work();
  };

  beforeEach(async () => {
    redis = await startRedisServer();
    [a, b] = [await startInstance(redis), await startInstance(redis)];
  });
  afterEach(async () => {
    getSite().sharing = undefined;
    await Promise.all([a.stop(), b.stop()]);
    await redis.kill();
  });

  it('the limit counts the requests of an address to both instances together, and reports the first refusal once', async () => {
    const [atA, atB] = [createSharedRateLimiter('x', 2), createSharedRateLimiter('x', 2)];
    const takeAtA: RateLimiter['take'] = (address) => as(a, () => atA.take(address));
    const takeAtB: RateLimiter['take'] = (address) => as(b, () => atB.take(address));

    expect(await takeAtA('10.0.0.1')).toEqual(passes);
    expect(await takeAtB('10.0.0.1')).toEqual(passes);
    const refusal = await takeAtA('10.0.0.1');
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
    expect([refusal.isFirstRefusal, (await takeAtB('10.0.0.1')).isFirstRefusal]).toEqual([
      true,
      false,
    ]);
    expect(await takeAtB('10.0.0.2')).toEqual(passes);
  });

  it('a nonce is accepted once, and stored for at most the given time', async () => {
    expect(await as(a, () => claimNonce('nonce', MINUTE_MS))).toBe(true);
    expect(await as(b, () => claimNonce('nonce', MINUTE_MS))).toBe(false);
    expect(await as(b, () => claimNonce('another', MINUTE_MS))).toBe(true);
    const [key = ''] = redis.cli('keys', '*nonce:nonce').split('\n');
    const storedForMs = Number(redis.cli('pttl', key));
    // Redis answers -1 for a key that never expires, and -2 for a missing key.
    expect(storedForMs).toBeGreaterThan(0);
    expect(storedForMs).toBeLessThanOrEqual(MINUTE_MS);
  });
});
