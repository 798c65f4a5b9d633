import { failed, success } from '@/lib/result';
import { getProcessEvents } from '@/lib/process-events';
import type { CacheRead, Eviction } from '@/lib/process-events';
import { createSingleFlight } from './answer-cache.ts';
import type { AnswerCache, CachedAnswer, SingleFlight } from './answer-cache.ts';
import { createAnswerCacheFakes, DOWN, NO_SUCH, PERIOD_MS, START } from './answer-cache-fakes.ts';
import type { Answer, AnswerCacheFakes } from './answer-cache-fakes.ts';
import { COLD_RETRY_AFTER_MS, UNKNOWN_FOR_MS } from './negative-cache.ts';

const HOUR_MS = 3_600_000;
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the cache of provider answers', () => {
  let fakes: AnswerCacheFakes;
  let cache: AnswerCache<string>;

  const found = (value: string, freshUntil = fakes.time + PERIOD_MS): CachedAnswer<string> => ({
    outcome: 'found',
    value,
    freshUntil,
  });
  const getAfter = (passedMs: number, next: Answer): Promise<CachedAnswer<string>> => {
    fakes.time += passedMs;
    fakes.answer = next;
    return cache.get('a');
  };
  const readStored = async (from: AnswerCache<string>, key = 'a'): Promise<unknown> => {
    const stored = await from.getStored(key);
    return stored?.answer.outcome === 'found' ? stored.answer.value : stored;
  };
  /** Gives the answers in turn; a last call fails. */
  const answerInTurn = (...answers: Promise<Answer>[]): void => {
    cache = fakes.open({ ask: async () => (await answers.shift()) ?? failed(DOWN) });
  };

  beforeEach(() => {
    fakes = createAnswerCacheFakes();
    cache = fakes.open();
  });

  describe('while the provider answers', () => {
    it('makes one call for concurrent requests, and no other within the period', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => cache.get('a')));
      fakes.time += PERIOD_MS - 1;
      answers.push(await cache.get('a'));

      expect(answers).toEqual(answers.map(() => found('first', START + PERIOD_MS)));
      expect(fakes.calls).toEqual(['a']);
    });

    it('waits for the next value after the period', async () => {
      await cache.get('a');

      expect(await getAfter(PERIOD_MS, success('second'))).toEqual(found('second'));
      expect(fakes.calls).toHaveLength(2);
    });

    it('rethrows a bug, and asks again at the next request', async () => {
      answerInTurn(Promise.reject(new TypeError('bug')), Promise.resolve(success('first')));
      await expect(cache.get('a')).rejects.toThrow('bug');
      expect(await cache.get('a')).toMatchObject({ value: 'first' });
    });
  });

  describe('in an outage', () => {
    it.each<Answer>([
      failed(DOWN),
      failed({ kind: 'refused', status: 429, message: undefined }),
      success({ another: 'shape' }),
    ])(
      'gives the older value for another period, with the time of the value: %j',
      async (failure) => {
        await cache.get('a');

        expect(await getAfter(PERIOD_MS, failure)).toEqual({ ...found('first'), asOf: START });
      },
    );

    it('calls once per period, and has the new value at most one period after the outage', async () => {
      await cache.get('a');
      await getAfter(PERIOD_MS, failed(DOWN));
      for (let second = 0; second < 59; second += 1) await getAfter(1_000, failed(DOWN));
      expect(fakes.calls).toHaveLength(2);

      expect(await getAfter(1_000, success('second'))).toEqual(found('second'));
    });

    it("answers 'down' when it has no older value, and asks again after two seconds", async () => {
      const down = { outcome: 'down', freshUntil: START + COLD_RETRY_AFTER_MS };
      fakes.answer = failed(DOWN);
      expect(await cache.get('a')).toEqual(down);
      expect(await getAfter(COLD_RETRY_AFTER_MS - 1, failed(DOWN))).toEqual(down);
      expect(fakes.calls).toHaveLength(1);

      expect(await getAfter(1, success('back'))).toMatchObject({ value: 'back' });
    });

    it('gives the last good copy after a restart, and the memory when the disk has lost it', async () => {
      await cache.get('a');
      cache = fakes.open();
      const old = await getAfter(PERIOD_MS * 100, failed(DOWN));
      expect(old).toEqual({ ...found('first'), asOf: START });

      fakes.copies.clear();
      expect(await getAfter(PERIOD_MS, failed(DOWN))).toMatchObject({ value: 'first' });
    });
  });

  describe('with a last good copy', () => {
    it('makes no call within the period of a copy that is only on disk', async () => {
      await cache.get('a');
      cache = fakes.open();

      expect(await getAfter(1_000, success('second'))).toEqual(found('first', START + PERIOD_MS));
      expect(fakes.calls).toHaveLength(1);
    });

    it('writes the body to the copy as the provider sent it', async () => {
      cache = fakes.open({ parse: (body) => success(`parsed ${String(body)}`) });

      expect(await cache.get('a')).toMatchObject({ value: 'parsed first' });
      expect(fakes.copies.get('a')).toEqual({ receivedAt: START, body: 'first' });
    });

    it('ignores a copy that this release cannot read', async () => {
      fakes.copies.set('a', { receivedAt: START, body: { another: 'shape' } });
      fakes.answer = failed(DOWN);
      expect(await cache.get('a')).toMatchObject({ outcome: 'down' });
    });
  });

  describe('after a 404', () => {
    it("answers 'unknown', and asks again after half a minute", async () => {
      const unknown = { outcome: 'unknown', freshUntil: START + UNKNOWN_FOR_MS };
      fakes.answer = failed(NO_SUCH);
      expect(await cache.get('a')).toEqual(unknown);
      expect(await getAfter(UNKNOWN_FOR_MS - 1, success('opened'))).toEqual(unknown);
      expect(await getAfter(1, success('opened'))).toMatchObject({ value: 'opened' });
    });

    it("answers 'unknown' or 'down' for at most one period", async () => {
      cache = fakes.open({ freshForMs: 1_000 });
      fakes.answer = failed(NO_SUCH);
      const freshUntil = START + 1_000;

      expect(await cache.get('a')).toEqual({ outcome: 'unknown', freshUntil });
      fakes.answer = failed(DOWN);
      expect(await cache.get('b')).toEqual({ outcome: 'down', freshUntil });
    });

    it.each([
      ['in the same process', () => cache, 'unknown'],
      ['after a restart', () => fakes.open(), 'down'],
    ])('serves no older value in the next outage, %s', async (_when, reopen, outcome) => {
      await cache.get('a');
      expect(await getAfter(PERIOD_MS, failed(NO_SUCH))).toMatchObject({ outcome: 'unknown' });
      cache = reopen();

      expect(await getAfter(PERIOD_MS, failed(DOWN))).toMatchObject({ outcome });
      expect(await cache.getStored('a')).toMatchObject({ answer: { outcome } });
      expect(await getAfter(PERIOD_MS, success('back'))).toEqual(found('back'));
    });
  });

  describe('the stored value', () => {
    it('may have any age, and is read without a call, also while the provider is being asked', async () => {
      await cache.get('a');
      fakes.time += PERIOD_MS * 100;
      const hanging = Promise.withResolvers<Answer>();
      const restarted = fakes.open({ ask: () => hanging.promise });
      const asked = restarted.get('a');

      for (const stored of [cache, fakes.open(), restarted])
        expect(await readStored(stored)).toBe('first');
      expect(await cache.getStored('b')).toBeUndefined();
      expect(fakes.calls).toEqual(['a']);
      hanging.resolve(success('second'));
      expect(await asked).toMatchObject({ value: 'second' });
    });

    it('has the time of the answer, which a failure does not change', async () => {
      await cache.get('a');
      await getAfter(PERIOD_MS, failed(DOWN));
      for (const stored of [cache, fakes.open()]) {
        expect(await stored.getStored('a')).toMatchObject({ receivedAt: START });
      }
      await getAfter(PERIOD_MS, success('second'));
      expect(await cache.getStored('a')).toMatchObject({ receivedAt: fakes.time });
    });
  });

  describe('when the clock jumps', () => {
    it.each([-3, 3])('asks once, and keeps the answer for one period: %d hours', async (hours) => {
      await cache.get('a');
      expect(await getAfter(hours * HOUR_MS, success('second'))).toEqual(found('second'));
      await getAfter(PERIOD_MS - 1, success('third'));
      expect(fakes.calls).toHaveLength(2);
      expect(await getAfter(1, success('third'))).toEqual(found('third'));
    });

    it('keeps the older value in an outage, with one call per period, and uses a copy for one period at most', async () => {
      await cache.get('a');
      expect(await getAfter(-3 * HOUR_MS, failed(DOWN))).toMatchObject(found('first'));
      await getAfter(PERIOD_MS - 1, failed(DOWN));
      expect(fakes.calls).toHaveLength(2);

      fakes.copies.set('a', { receivedAt: START * 1_000, body: 'future' });
      cache = fakes.open();
      expect(await cache.get('a')).toEqual(found('future'));
      expect(await getAfter(PERIOD_MS, success('second'))).toMatchObject({ value: 'second' });
    });

    it('treats an answer after `expireAll` as fresh, even if the clock was set back', async () => {
      cache.expireAll();
      await getAfter(-PERIOD_MS, success('first'));
      await getAfter(1, success('second'));
      expect(fakes.calls).toHaveLength(1);
    });
  });

  describe('a renewal', () => {
    const renewWith = (next: Answer): ReturnType<typeof cache.renew> => {
      fakes.answer = next;
      return cache.renew('a');
    };

    it.each(['in memory', 'on disk'])(
      'asks the provider although the value %s is fresh, and replaces it',
      async (where) => {
        await cache.get('a');
        if (where === 'on disk') cache = fakes.open();

        expect(await renewWith(success('second'))).toBe('renewed');
        expect(await cache.get('a')).toEqual(found('second'));
        expect(fakes.calls).toHaveLength(2);
        expect(fakes.copies.get('a')).toMatchObject({ body: 'second' });
      },
    );

    it("that fails keeps the older value, and returns 'kept' also when there is none", async () => {
      expect(await renewWith(failed(DOWN))).toBe('kept');
      expect(await cache.get('a')).toMatchObject({ outcome: 'down' });
      await getAfter(COLD_RETRY_AFTER_MS, success('first'));

      expect(await renewWith(success({ another: 'shape' }))).toBe('kept');
      expect(await cache.get('a')).toMatchObject({ value: 'first' });
    });

    it('does not delay the readers of a fresh value', async () => {
      const hanging = Promise.withResolvers<Answer>();
      answerInTurn(Promise.resolve(success('first')), hanging.promise);
      await cache.get('a');
      const renewed = cache.renew('a');
      await settled();

      expect(await cache.get('a')).toMatchObject({ value: 'first' });
      hanging.resolve(success('second'));
      expect(await renewed).toBe('renewed');
    });
  });

  describe('after `expireAll`', () => {
    it.each(['in memory', 'on disk'])('asks again for a value %s, and once', async (where) => {
      await cache.get('a');
      if (where === 'on disk') cache = fakes.open();
      cache.expireAll();

      expect(await getAfter(1, success('second'))).toMatchObject({ value: 'second' });
      await cache.get('a');
      expect(fakes.calls).toHaveLength(2);
    });

    it('uses the older value in an outage, with one call per period', async () => {
      await cache.get('a');
      cache.expireAll();

      await getAfter(1, failed(DOWN));
      expect(await getAfter(1, failed(DOWN))).toMatchObject({ value: 'first' });
      expect(fakes.calls).toHaveLength(2);
    });

    it.each([
      ['treats the answer to a call that began earlier as stale', false],
      ['does not give a later request the answer to a call that began earlier', true],
    ])('%s', async (_, isAskedMeanwhile) => {
      const earlier = Promise.withResolvers<Answer>();
      answerInTurn(earlier.promise, Promise.resolve(success('after')));
      const asked = cache.get('a');
      await settled();
      cache.expireAll();
      const askedMeanwhile = isAskedMeanwhile ? cache.get('a') : undefined;
      earlier.resolve(success('before'));

      expect(await asked).toMatchObject({ value: 'before' });
      expect(await (askedMeanwhile ?? cache.get('a'))).toMatchObject({ value: 'after' });
    });
  });

  describe('the memory of the cache', () => {
    it('keeps 1,000 unknown keys, and evicts the oldest of 10,000', async () => {
      fakes.answer = failed(NO_SUCH);
      for (let index = 0; index < 10_000; index += 1) await cache.get(`k${index}`);
      fakes.calls = [];
      for (let index = 9_000; index < 10_000; index += 1) await cache.get(`k${index}`);
      await cache.get('k0');
      expect(fakes.calls).toEqual(['k0']);
    });

    it('holds an answer of 4 MiB', async () => {
      fakes.answer = success('x'.repeat(4_194_304));
      await cache.get('a');
      fakes.copies.clear();
      expect(await cache.get('a')).toMatchObject({ outcome: 'found' });
      expect(fakes.calls).toHaveLength(1);
    });

    it('evicts large values, whose copies stay on disk, and reports only evictions', async () => {
      const evicted: Eviction[] = [];
      const collect = (eviction: Eviction): number => evicted.push(eviction);
      getProcessEvents().on('evicted', collect);
      await cache.get('a');
      await getAfter(PERIOD_MS, success('second'));
      expect(evicted).toEqual([]);
      fakes.answer = success('x'.repeat(6_000_000));
      await cache.get('b');
      await cache.get('c');
      getProcessEvents().off('evicted', collect);

      expect(evicted).toEqual(['a', 'b'].map(() => ({ store: 'menu memory', entries: 1 })));
      expect(await cache.get('b')).toMatchObject({ outcome: 'found' });
      expect(fakes.calls).toEqual(['a', 'a', 'b', 'c']);
    });
  });

  it("reports a read as 'hit' or 'miss', or as 'stale' if an older value is served, and no renewal", async () => {
    const reads: string[] = [];
    const collect = ({ cache: name, result }: CacheRead): number => reads.push(`${name} ${result}`);
    getProcessEvents().on('cacheRead', collect);
    await cache.get('a');
    await cache.get('a');
    cache = fakes.open();
    await cache.get('a');
    await getAfter(PERIOD_MS, failed(DOWN));
    cache = fakes.open();
    await cache.get('a');
    await getAfter(PERIOD_MS * 2, failed(NO_SUCH));
    fakes.answer = failed(DOWN);
    await cache.get('b');
    await cache.renew('b');
    getProcessEvents().off('cacheRead', collect);

    const results = ['miss', 'hit', 'hit', 'stale', 'stale', 'miss', 'miss'];
    expect(reads).toEqual(results.map((result) => `menu ${result}`));
  });
});

describe('a run for a key', () => {
  let runs: { readonly name: string; readonly finish: () => void }[];
  let flight: SingleFlight<string>;

  beforeEach(() => {
    runs = [];
    flight = createSingleFlight((key, isForced) => {
      const ended = Promise.withResolvers<string>();
      const name = `${isForced ? 'forced' : 'plain'} ${key} ${runs.length + 1}`;
      runs.push({ name, finish: () => ended.resolve(name) });
      return ended.promise;
    });
  });

  /** Finishes each run in turn until no further run begins. */
  const finishAll = async (): Promise<void> => {
    await settled();
    for (const { finish } of runs) {
      finish();
      await settled();
    }
  };

  it('ends before a forced run begins, which all that wait for it share', async () => {
    void flight.join('a');
    const waiting = Array.from({ length: 20 }, () => flight.force('a'));
    expect(runs).toHaveLength(1);
    await finishAll();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['forced a 2']));
  });

  it('is not shared by a caller of `force` that asks after the run has begun, even if the run is forced', async () => {
    const first = flight.force('a');
    await settled();
    const second = flight.force('a');
    await finishAll();
    expect([await first, await second]).toEqual(['forced a 1', 'forced a 2']);
  });

  it('ends before a forced run begins, also if it began while the caller of `force` waited', async () => {
    // The callback of this `then` is registered before `force` begins to wait for the first run. So
    // the callback runs first, and its `join` starts a second plain run.
    void flight.join('a').then(() => flight.join('a'));
    const forced = flight.force('a');
    runs[0]?.finish();
    await settled();
    expect(runs.map(({ name }) => name)).toEqual(['plain a 1', 'plain a 2']);
    await finishAll();
    expect(await forced).toBe('forced a 3');
  });
});
