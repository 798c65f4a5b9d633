import { failed, success } from '@/lib/result';
import type { AnswerCache } from './answer-cache.ts';
import { createAnswerCacheFakes, DOWN, PERIOD_MS } from './answer-cache-fakes.ts';
import type { Answer, AnswerCacheFakes } from './answer-cache-fakes.ts';

const HOUR_MS = 3_600_000;

describe('the cache of provider answers, when the clock jumps', () => {
  let fakes: AnswerCacheFakes;
  let cache: AnswerCache<string>;

  const getAfter = (passedMs: number, next: Answer): ReturnType<typeof cache.get> => {
    fakes.time += passedMs;
    fakes.answer = next;
    return cache.get('a');
  };
  const foundNow = (value: string): object => ({
    outcome: 'found',
    value,
    freshUntil: fakes.time + PERIOD_MS,
  });

  beforeEach(async () => {
    fakes = createAnswerCacheFakes();
    cache = fakes.open();
    await cache.get('a');
  });

  it.each([-3, 3])(
    'asks the provider once, and keeps the answer for one period, after a jump of %d hours',
    async (hours) => {
      expect(await getAfter(hours * HOUR_MS, success('second'))).toEqual(foundNow('second'));
      await getAfter(PERIOD_MS - 1, success('third'));
      expect(fakes.calls).toHaveLength(2);
      expect(await getAfter(1, success('third'))).toEqual(foundNow('third'));
    },
  );

  it('keeps the older value in an outage after a jump back, and makes one call per period', async () => {
    expect(await getAfter(-3 * HOUR_MS, failed(DOWN))).toMatchObject(foundNow('first'));
    await getAfter(PERIOD_MS - 1, failed(DOWN));
    expect(fakes.calls).toHaveLength(2);
  });
});
