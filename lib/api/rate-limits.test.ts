import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { failed, success } from '@/lib/result';
import type { Evaluate, StoreFailure } from '@/lib/shared-store/connection';
import { createRateLimiter, createSearchLimit, createSharedRateLimiter } from './rate-limits.ts';
import { getSite } from '@/lib/site';

const passes = { retryAfterSeconds: 0, isFirstRefusal: false };

describe('a rate limiter', () => {
  it('accepts its number of requests a minute from each address, then gives a wait and marks the first refusal', async () => {
    const limiter = createRateLimiter(2);

    expect(await limiter.take('a')).toEqual(passes);
    expect(await limiter.take('a')).toEqual(passes);
    const { retryAfterSeconds, isFirstRefusal } = await limiter.take('a');
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect([isFirstRefusal, (await limiter.take('a')).isFirstRefusal]).toEqual([true, false]);
    expect(await limiter.take('b')).toEqual(passes);
  });

  it('counts the points of a request, and marks the first refusal however many it has', async () => {
    const limiter = createRateLimiter(10);
    expect(await limiter.take('a', 6)).toEqual(passes);
    expect(await limiter.take('a', 4)).toEqual(passes);
    const refusals = [await limiter.take('a', 3), await limiter.take('a', 3)];
    expect(refusals.map(({ isFirstRefusal }) => isFirstRefusal)).toEqual([true, false]);
  });

  it('gives a wait of at most a minute when the clock was set back', async () => {
    const limiter = createRateLimiter(1);
    await limiter.take('a');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now - 3 * 3_600_000);

    expect((await limiter.take('a')).retryAfterSeconds).toBe(60);
  });

  it('counts only the latest addresses, up to a maximum number', async () => {
    const limiter = createRateLimiter(1, 2);
    for (const address of ['a', 'b', 'c']) await limiter.take(address);

    expect(await limiter.take('c')).not.toEqual(passes);
    expect(await limiter.take('a')).toEqual(passes);
  });
});

describe('a rate limiter with a shared store', () => {
  const refused = { retryAfterSeconds: 30, isFirstRefusal: false };
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
    return success([count, 29_500]);
  };

  beforeEach(() => {
    [counts, failure, commands] = [new Map(), undefined, []];
    getSite().sharing = fakeSharing(evaluate);
  });
  afterEach(() => {
    getSite().sharing = undefined;
  });

  it('counts an address at all instances together, and marks one first refusal', async () => {
    const [one, other] = [createSharedRateLimiter('x', 2), createSharedRateLimiter('x', 2)];
    expect(await one.take('a')).toEqual(passes);
    expect(await other.take('a')).toEqual(passes);
    expect(await one.take('a')).toEqual({ ...refused, isFirstRefusal: true });
    expect(await other.take('a')).toEqual(refused);
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

  it('refuses an address again without a call to the store, unless the clock was set back', async () => {
    const limiter = createSharedRateLimiter('x', 1);
    await limiter.take('a');
    await limiter.take('a');
    counts.clear();
    expect(await limiter.take('a')).toEqual(refused);
    expect(commands).toHaveLength(2);

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
    getSite().sharing = undefined;
    const limiter = createSharedRateLimiter('x', 1);
    expect(await limiter.take('a')).toEqual(passes);
    expect(await limiter.take('a')).toMatchObject({ isFirstRefusal: true });
    expect(commands).toEqual([]);
  });
});

describe('the limit of searches on the server', () => {
  /** How many searches pass in a minute: those of one client, and those of all clients together. */
  const [PER_CLIENT, TOGETHER] = [60, 300];

  it('refuses the 61st search of a client in a minute, and any search after 300 have passed', async () => {
    const { take } = createSearchLimit();
    for (let search = 0; search < PER_CLIENT; search += 1) expect(await take('10.0.0.1')).toBe(0);
    // A refused search does not count for all clients.
    for (let search = 0; search < TOGETHER; search += 1) {
      expect(await take('10.0.0.1')).toBeGreaterThan(0);
    }
    for (let client = PER_CLIENT; client < TOGETHER; client += 1) {
      expect(await take(`10.0.1.${client}`)).toBe(0);
    }
    expect(await take('10.0.2.1')).toBeGreaterThan(0);
  });
});
