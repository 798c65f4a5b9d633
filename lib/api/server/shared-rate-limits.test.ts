import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { failed, success } from '@/lib/result';
import type { Evaluate, StoreFailure } from '@/lib/shared-store/connection';
import { createSharedRateLimiter } from './shared-rate-limits.ts';

const passes = { retryAfterSeconds: 0, isFirstRefusal: false };
const TTL_MS = 29_500;

describe('a rate limiter with a shared store', () => {
  let counts: Map<string, number>;
  let failure: StoreFailure | undefined;
  /** The key and the lifetime in seconds of each command that a limiter has sent to the store. */
  let commands: (readonly [string, unknown])[];

  /** Counts like the Redis script of `rate-limiter-flexible`. */
  const evaluate: Evaluate = async (_script, [key = ''], [points, seconds] = []) => {
    commands.push([key, seconds]);
    if (failure !== undefined) return failed(failure);
    const count = (counts.get(key) ?? 0) + Number(points);
    counts.set(key, count);
    return success([count, TTL_MS]);
  };

  beforeEach(() => {
    [counts, failure, commands] = [new Map(), undefined, []];
    globalThis.boundedSharing = fakeSharing(evaluate);
  });
  afterEach(() => {
    globalThis.boundedSharing = undefined;
  });

  it('counts an address at all instances together, and marks one first refusal', async () => {
    const [one, other] = [createSharedRateLimiter('x', 2), createSharedRateLimiter('x', 2)];
    expect(await one.take('a')).toEqual(passes);
    expect(await other.take('a')).toEqual(passes);

    expect(await one.take('a')).toEqual({ retryAfterSeconds: 30, isFirstRefusal: true });
    expect(await other.take('a')).toEqual({ retryAfterSeconds: 30, isFirstRefusal: false });
    expect(await other.take('b')).toEqual(passes);
  });

  it('keeps counts for a minute, for each name and address, under the prefix of the site', async () => {
    await createSharedRateLimiter('x', 1).take('a');
    expect(await createSharedRateLimiter('y', 1).take('a')).toEqual(passes);
    expect(commands).toEqual([
      ['site:limit:x:a', '60'],
      ['site:limit:y:a', '60'],
    ]);
  });

  it('refuses an address again without a call to the store', async () => {
    const limiter = createSharedRateLimiter('x', 1);
    await limiter.take('a');
    await limiter.take('a');
    const sent = commands.length;

    expect(await limiter.take('a')).toEqual({ retryAfterSeconds: 30, isFirstRefusal: false });
    expect(commands).toHaveLength(sent);
  });

  it('asks the store about a refused address after the clock was set back', async () => {
    const limiter = createSharedRateLimiter('x', 1);
    await limiter.take('a');
    await limiter.take('a');
    counts.clear();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 30 * 60_000);

    expect(await limiter.take('a')).toEqual(passes);
  });

  it.each<StoreFailure>(['unavailable', 'refused'])(
    'counts in this instance while the store fails with %p, and then at the store again',
    async (kind) => {
      const limiter = createSharedRateLimiter('x', 1);
      failure = kind;
      expect(await limiter.take('a')).toEqual(passes);
      expect(await limiter.take('a')).toMatchObject({ isFirstRefusal: true });

      failure = undefined;
      expect(await limiter.take('a')).toEqual(passes);
    },
  );

  it('counts in this instance when there is no shared store', async () => {
    globalThis.boundedSharing = undefined;
    const limiter = createSharedRateLimiter('x', 1);
    expect(await limiter.take('a')).toEqual(passes);
    expect(await limiter.take('a')).toMatchObject({ isFirstRefusal: true });
    expect(commands).toEqual([]);
  });
});
