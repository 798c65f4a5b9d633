import { createRunLimit } from './limit-running.ts';

describe('a limit of two running functions', () => {
  it('starts two functions, and the others in order after earlier ones have ended or failed', async () => {
    const inLimit = createRunLimit(2);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const run = (number: number): Promise<void> =>
      inLimit(async () => {
        started.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (number === 0) throw new Error('failed');
      });
    const all = Promise.allSettled([0, 1, 2, 3].map(run));
    await Promise.resolve();
    expect(started).toEqual([0, 1]);

    for (let number = 0; number < 4; number += 1) {
      ends[number]?.();
      await new Promise(setImmediate);
    }
    expect(started).toEqual([0, 1, 2, 3]);
    expect((await all).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await inLimit(async () => 'later')).toBe('later');
  });
});
