import { failed, success } from '@/lib/result';
import type { Outcome, SharedAnswer, SharedAnswers } from '@/lib/shared-store/shared-answers';
import { getProcessEvents } from '@/lib/process-events';
import type { CacheRead } from '@/lib/process-events';
import { spreadPeriod } from './answer-cache.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createAnswerCacheFakes, DOWN, NO_SUCH, PERIOD_MS } from './answer-cache-fakes.ts';
import type { Answer, AnswerCacheFakes } from './answer-cache-fakes.ts';
import { COLD_RETRY_AFTER_MS, GONE_AFTER_MS } from './negative-cache.ts';

const bodyOf = (value: unknown, ageMs = 1_000, isCurrent = true): SharedAnswer => ({
  body: { json: JSON.stringify(value), ageMs, isCurrent },
});
const OWN_PERIOD_MS = spreadPeriod('a', PERIOD_MS);

describe('an answer that instances share', () => {
  let fakes: AnswerCacheFakes;
  let stored: SharedAnswer | undefined;
  let lock: 'free' | 'busy' | 'unavailable';
  let isOn: boolean;
  let missingForMs: number | undefined;
  let events: (Outcome | 'released' | 'forced')[];
  let shared: SharedAnswers;
  let cache: AnswerCache<string>;

  const getAfter = (
    passedMs: number,
    answer: Answer = fakes.answer,
  ): ReturnType<typeof cache.get> => {
    fakes.time += passedMs;
    fakes.answer = answer;
    return cache.get('a');
  };

  beforeEach(() => {
    fakes = createAnswerCacheFakes();
    [stored, lock, isOn, events, missingForMs] = [undefined, 'free', true, [], 0];
    shared = {
      isOn: () => isOn,
      read: async () => stored,
      begin: async (_, isForced) => {
        if (isForced) events.push('forced');
        if (lock !== 'free' && !isForced) return lock;
        return {
          release: async () => void events.push('released'),
          finish: async (outcome) => void events.push(outcome),
        };
      },
      deleteUnreplaced: async () => true,
      markMissing: async () => missingForMs,
      endMissing: async () => {
        missingForMs = 0;
      },
    };
    cache = fakes.open({ shared });
  });

  it('counts as a hit, and as stale and with its time after a later call of another instance has failed', async () => {
    const reads: string[] = [];
    const collect = (read: CacheRead): number => reads.push(read.result);
    getProcessEvents().on('cacheRead', collect);
    stored = bodyOf('shared', 10_000);
    expect(await cache.get('a')).not.toHaveProperty('asOf');
    stored = { ...stored, check: { result: 'kept', remainingMs: 5_000 } };
    const asOf = fakes.time - 10_000;
    expect(await cache.get('b')).toMatchObject({ value: 'shared', asOf });
    getProcessEvents().off('cacheRead', collect);
    expect(reads).toEqual(['hit', 'stale']);
  });

  it('is taken from the shared store with its age, without a call to the provider', async () => {
    stored = bodyOf('shared', 10_000);
    expect(await cache.get('a')).toEqual({
      outcome: 'found',
      value: 'shared',
      freshUntil: fakes.time - 10_000 + OWN_PERIOD_MS,
    });
    expect(fakes.calls).toEqual([]);
    expect(fakes.copies.get('a')).toEqual({ receivedAt: fakes.time - 10_000, body: 'shared' });
  });

  it.each<[string, SharedAnswer | undefined]>([
    ['the shared store has none', undefined],
    ['the stored one is old', bodyOf('old', PERIOD_MS)],
    ['the stored one is from before a change of all data', bodyOf('old', 1_000, false)],
    ['the stored one has another shape', bodyOf({ another: 'shape' })],
    ['the stored one is not JSON', { body: { json: '{', ageMs: 0, isCurrent: true } }],
  ])('is requested from the provider and stored when %s', async (_, found) => {
    stored = found;
    expect(await cache.get('a')).toMatchObject({ value: 'first' });
    expect(fakes.calls).toEqual(['a']);
    expect(events).toEqual([{ result: 'found', json: '"first"' }]);
  });

  it.each<[string, Answer, Outcome]>([
    ['a 404', failed(NO_SUCH), { result: 'gone', forMs: 30_000 }],
    ['a failure without an older value', failed(DOWN), { result: 'kept', forMs: 2_000 }],
  ])('is not stored after %s; the shared store gets the outcome', async (_, answer, outcome) => {
    fakes.answer = answer;
    await cache.get('a');
    expect(events).toEqual([outcome]);
  });

  it('is awaited while another instance asks the provider', async () => {
    lock = 'busy';
    const asked = cache.get('a');
    setTimeout(() => {
      stored = bodyOf('theirs', 0);
    }, 100);
    expect(await asked).toMatchObject({ value: 'theirs' });
    expect(fakes.calls).toEqual([]);
  });

  it('is used, and the turn to ask the provider is released, when another instance has just finished', async () => {
    const answers = [undefined, bodyOf('theirs', 0)];
    cache = fakes.open({ shared: { ...shared, read: async () => answers.shift() } });
    expect(await cache.get('a')).toMatchObject({ value: 'theirs' });
    expect([fakes.calls, events]).toEqual([[], ['released']]);
  });

  it('is requested from the provider while the shared store is unavailable', async () => {
    lock = 'unavailable';
    expect(await cache.get('a')).toMatchObject({ value: 'first' });
    expect(events).toEqual([]);
  });

  it('is unknown after a 404 to another instance, and the last good copy is deleted', async () => {
    await cache.get('a');
    stored = { check: { result: 'gone', remainingMs: 5_000 } };
    expect(await getAfter(PERIOD_MS)).toEqual({
      outcome: 'unknown',
      freshUntil: fakes.time + 5_000,
    });
    expect(fakes.copies.has('a')).toBe(false);
    expect(fakes.calls).toHaveLength(1);
  });

  it('stays in use after a 404 that the list does not confirm, and is unknown when other instances have got 404s for minutes', async () => {
    await cache.get('a');
    fakes.listed = 'unconfirmed';
    expect(await getAfter(GONE_AFTER_MS, failed(NO_SUCH))).toMatchObject({ value: 'first' });
    missingForMs = GONE_AFTER_MS;
    expect(await getAfter(PERIOD_MS)).toMatchObject({ outcome: 'unknown' });
    expect(events.slice(1)).toEqual([
      { result: 'kept', forMs: OWN_PERIOD_MS },
      { result: 'gone', forMs: 30_000 },
    ]);
  });

  it('stays in use when a failure that is no 404 came between the 404s, here or at another instance', async () => {
    await cache.get('a');
    fakes.listed = 'unconfirmed';
    expect(await getAfter(GONE_AFTER_MS, failed(NO_SUCH))).toMatchObject({ value: 'first' });
    missingForMs = GONE_AFTER_MS;
    expect(await getAfter(GONE_AFTER_MS, failed(DOWN))).toMatchObject({ value: 'first' });
    // The failure has ended the time of the 404s. Undefined: the store cannot be used.
    for (const forMs of [missingForMs, undefined]) {
      missingForMs = forMs;
      expect(await getAfter(GONE_AFTER_MS, failed(NO_SUCH))).toMatchObject({ value: 'first' });
    }
  });

  it('stays in use when the mark of the first 404 is older than the value', async () => {
    missingForMs = 100 * GONE_AFTER_MS;
    await cache.get('a');
    fakes.listed = 'unconfirmed';
    expect(await getAfter(PERIOD_MS, failed(NO_SUCH))).toMatchObject({ value: 'first' });
  });

  it.each([
    ['the provider is asked, and fails', undefined],
    ['another instance has asked the provider, which failed', 'kept' as const],
  ])(
    'is unknown, also in an outage, when another instance has found the restaurant gone meanwhile: %s',
    async (_, result) => {
      await cache.get('a');
      fakes.answer = failed(DOWN);
      fakes.time += PERIOD_MS;
      stored = {
        goneForMs: PERIOD_MS / 2,
        ...(result && { check: { result, remainingMs: 5_000 } }),
      };
      cache.expireAll();
      expect(await cache.get('a')).toMatchObject({ outcome: 'unknown' });
      expect(fakes.copies.has('a')).toBe(false);
      expect(await fakes.open().getStored('a')).toBeUndefined();
    },
  );

  it.each([
    ['it is newer than the decision of another instance', 1.5 * PERIOD_MS],
    // The ages of the store differ slightly from one read to the next.
    ['it is only slightly older than that decision', PERIOD_MS - 100],
  ])('stays in use when %s', async (_, goneForMs) => {
    await getAfter(PERIOD_MS);
    stored = { goneForMs };
    expect(await getAfter(PERIOD_MS, failed(DOWN))).toMatchObject({ value: 'first' });
  });

  it('stays in use until the result of a failed call of another instance expires', async () => {
    await cache.get('a');
    const receivedAt = fakes.time;
    stored = { check: { result: 'kept', remainingMs: 5_000 } };
    expect(await getAfter(PERIOD_MS)).toEqual({
      outcome: 'found',
      value: 'first',
      freshUntil: fakes.time + 5_000,
      asOf: receivedAt,
    });
    expect(fakes.calls).toHaveLength(1);
  });

  it('is down for two seconds at most after a failed call of another instance, if no older value is stored', async () => {
    stored = { check: { result: 'kept', remainingMs: 60_000 } };
    expect(await cache.get('a')).toEqual({ outcome: 'down', freshUntil: fakes.time + 2_000 });
    expect(fakes.calls).toEqual([]);
  });

  it('does not replace a newer answer of this instance', async () => {
    lock = 'unavailable';
    await cache.get('a');
    lock = 'free';
    cache.expireAll();
    stored = bodyOf('older', 5_000);
    fakes.answer = success('second');
    expect(await cache.get('a')).toMatchObject({ value: 'second' });
  });

  it('is read from the shared store after a change, without a call to the provider', async () => {
    await cache.get('a');
    cache.expireAll();
    stored = bodyOf('theirs', 0);
    expect(await cache.get('a')).toMatchObject({ value: 'theirs' });
    expect(fakes.calls).toHaveLength(1);
  });

  describe('while another instance does not finish its call in time', () => {
    beforeEach(() => {
      lock = 'busy';
      // A second passes between two looks at the clock, which decides when the wait of 3 s is over.
      let ms = 0;
      jest.spyOn(performance, 'now').mockImplementation(() => (ms += 1_000));
    });

    it('stays in use with its time, but not after a change', async () => {
      lock = 'free';
      await cache.get('a');
      lock = 'busy';
      const asOf = fakes.time;
      const used = await getAfter(OWN_PERIOD_MS, success('second'));
      const freshUntil = fakes.time + COLD_RETRY_AFTER_MS;
      expect(used).toEqual({ outcome: 'found', value: 'first', freshUntil, asOf });

      fakes.copies.set('only on disk', { receivedAt: fakes.time, body: 'first' });
      cache.expireAll();
      const answers = await Promise.all([cache.get('a'), cache.get('only on disk')]);
      expect(answers).toMatchObject([{ value: 'second' }, { value: 'second' }]);
    });

    it('is requested by each instance if no value is stored', async () => {
      expect(await cache.get('a')).toMatchObject({ value: 'first' });
      expect(fakes.calls).toEqual(['a']);
    });
  });

  it('is requested by a renewal, even if it is fresh and another instance is asking the provider', async () => {
    [stored, lock] = [bodyOf('shared', 0), 'busy'];
    expect(await cache.renew('a')).toBe('renewed');
    expect(events).toEqual(['forced', { result: 'found', json: '"first"' }]);
  });

  it('is not shared while sharing is off, and its period is then not shortened', async () => {
    isOn = false;
    stored = bodyOf('shared');
    const { freshUntil } = await cache.get('a');
    expect(freshUntil).toBe(fakes.time + PERIOD_MS);
    expect(events).toEqual([]);
  });
});

describe('the periods of keys', () => {
  const periods = Array.from({ length: 1_000 }, (_, number) =>
    spreadPeriod(`restaurant-${number}`, PERIOD_MS),
  );

  it('are the same in each process, so that instances agree', () => {
    expect(spreadPeriod('la-mama', PERIOD_MS)).toBe(58_724);
  });

  it('allow at most 1.1 calls to the provider for a key in a full period', () => {
    expect(PERIOD_MS / Math.min(...periods)).toBeLessThanOrEqual(1.1);
    expect(Math.max(...periods)).toBeLessThanOrEqual(PERIOD_MS);
  });

  it('end at different times, fewer than 250 of 1,000 in any second', () => {
    const perSecond = Object.groupBy(periods, (period) => Math.floor(period / 1_000));
    const counts = Object.values(perSecond).map((ending) => ending?.length ?? 0);
    expect(Math.max(...counts)).toBeLessThan(250);
  });
});
