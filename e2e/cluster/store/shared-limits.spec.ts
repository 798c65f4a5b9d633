import { createSharedRateLimiter } from '@/lib/api/server/shared-rate-limits';
import type { RateLimiter } from '@/lib/api/server/rate-limits';
import { claimNonce } from '@/lib/shared-store/claim-nonce';
import { startInstance } from './instance.ts';
import type { Instance } from './instance.ts';
import { startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';

const MINUTE_MS = 60_000;
const passes = { retryAfterSeconds: 0, isFirstRefusal: false };

describe('limits and nonces of two instances', () => {
  let redis: RedisServer;
  let a: Instance;
  let b: Instance;

  /** Runs `work` as this instance, with its connection to the store. */
  const as = <Value>({ sharing }: Instance, work: () => Promise<Value>): Promise<Value> => {
    globalThis.boundedSharing = sharing;
    return work();
  };

  beforeEach(async () => {
    redis = await startRedisServer();
    [a, b] = [await startInstance(redis), await startInstance(redis)];
  });
  afterEach(async () => {
    globalThis.boundedSharing = undefined;
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

  it('the limit counts separately for each route', async () => {
    const [one, other] = [createSharedRateLimiter('x', 1), createSharedRateLimiter('y', 1)];
    expect(await as(a, () => one.take('a'))).toEqual(passes);
    expect(await as(a, () => other.take('a'))).toEqual(passes);
  });

  it('the limit counts in each instance while the store is gone', async () => {
    const limiter = createSharedRateLimiter('x', 1);
    await redis.kill();

    expect(await as(a, () => limiter.take('a'))).toEqual(passes);
    expect(await as(a, () => limiter.take('a'))).not.toEqual(passes);
  });

  it('a nonce is accepted once, and stored for at most the given time', async () => {
    expect(await as(a, () => claimNonce('nonce', MINUTE_MS))).toBe(true);
    expect(await as(b, () => claimNonce('nonce', MINUTE_MS))).toBe(false);
    expect(await as(b, () => claimNonce('another', MINUTE_MS))).toBe(true);
    const [key = ''] = redis.cli('keys', '*nonce:nonce').split('\n');
    expect(Number(redis.cli('pttl', key))).toBeLessThanOrEqual(MINUTE_MS);
  });

  it('a nonce is accepted while the store is gone, because each instance still refuses the nonces that it has seen itself', async () => {
    await redis.kill();
    expect(await as(a, () => claimNonce('nonce', MINUTE_MS))).toBe(true);
  });
});
