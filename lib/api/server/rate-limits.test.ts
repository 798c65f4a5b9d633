import { createRateLimiter } from './rate-limits.ts';

const passes = { retryAfterSeconds: 0, isFirstRefusal: false };

describe('a rate limiter', () => {
  it('accepts its number of requests a minute, then gives a wait and marks the first refusal', async () => {
    const limiter = createRateLimiter(2);

    expect(await limiter.take('a')).toEqual(passes);
    expect(await limiter.take('a')).toEqual(passes);
    const { retryAfterSeconds, isFirstRefusal } = await limiter.take('a');
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect([isFirstRefusal, (await limiter.take('a')).isFirstRefusal]).toEqual([true, false]);
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

  it('counts each address separately', async () => {
    const limiter = createRateLimiter(1);
    await limiter.take('a');

    expect(await limiter.take('b')).toEqual(passes);
    expect(await limiter.take('a')).not.toEqual(passes);
  });

  it('counts only the latest addresses, up to a maximum number', async () => {
    const limiter = createRateLimiter(1, 2);
    for (const address of ['a', 'b', 'c']) await limiter.take(address);

    expect(await limiter.take('c')).not.toEqual(passes);
    expect(await limiter.take('a')).toEqual(passes);
  });
});
