import { failed, success } from '@/lib/result';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { createAnswerCacheFakes, DOWN, NO_SUCH, PERIOD_MS, START } from './answer-cache-fakes.ts';
import type { Answer, AnswerCacheFakes } from './answer-cache-fakes.ts';

describe('the cache of provider answers', () => {
  let fakes: AnswerCacheFakes;
  let cache: AnswerCache<string>;

  const found = (value: string, freshUntil: number): CachedAnswer<string> => ({
    outcome: 'found',
    value,
    freshUntil,
  });
  const getAfter = (passedMs: number, next: Answer): Promise<CachedAnswer<string>> => {
    fakes.time += passedMs;
    fakes.answer = next;
    return cache.get('a');
  };

  const readKept = async (from: AnswerCache<string>, key = 'a'): Promise<unknown> => {
    const kept = await from.getKept(key);
    return kept?.answer.outcome === 'found' ? kept.answer.value : kept;
  };

  beforeEach(() => {
    fakes = createAnswerCacheFakes();
    cache = fakes.open();
  });

  describe('while the provider answers', () => {
    it('makes one call for concurrent requests, and no other within the period', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => cache.get('a')));
      fakes.time += PERIOD_MS - 1;
      await cache.get('a');

      expect(answers).toEqual(answers.map(() => found('first', START + PERIOD_MS)));
      expect(fakes.calls).toEqual(['a']);
    });

    it('waits for the next value after the period', async () => {
      await cache.get('a');

      expect(await getAfter(PERIOD_MS, success('second'))).toEqual(
        found('second', fakes.time + PERIOD_MS),
      );
      expect(fakes.calls).toHaveLength(2);
    });

    it('says that a value is fresh until the end of its period', async () => {
      await cache.get('a');

      expect(await getAfter(PERIOD_MS - 1_000, success('second'))).toEqual(
        found('first', START + PERIOD_MS),
      );
    });
  });

  describe('in an outage', () => {
    it.each<Answer>([
      failed(DOWN),
      failed({ kind: 'unreachable' }),
      failed({ kind: 'broken', status: 500, reason: 'status' }),
      failed({ kind: 'broken', status: 404, reason: 'status' }),
      failed({ kind: 'unexpected-shape', reason: 'menu' }),
      failed({ kind: 'refused', status: 429, message: undefined }),
      success({ another: 'shape' }),
    ])(
      'gives the older value for another period, with the time of the value: %j',
      async (failure) => {
        await cache.get('a');

        expect(await getAfter(PERIOD_MS, failure)).toEqual({
          ...found('first', fakes.time + PERIOD_MS),
          asOf: START,
        });
      },
    );

    it('calls once per period, and has the new value at most one period after the outage', async () => {
      await cache.get('a');
      await getAfter(PERIOD_MS, failed(DOWN));
      for (let second = 0; second < 59; second += 1) await getAfter(1_000, failed(DOWN));
      expect(fakes.calls).toHaveLength(2);

      expect(await getAfter(1_000, success('second'))).toEqual(
        found('second', fakes.time + PERIOD_MS),
      );
    });

    it("answers 'down' when it has no older value, and asks again after two seconds", async () => {
      fakes.answer = failed(DOWN);
      expect(await cache.get('a')).toEqual({ outcome: 'down', freshUntil: START + 2_000 });
      for (let visit = 0; visit < 10; visit += 1) await getAfter(100, failed(DOWN));
      expect(fakes.calls).toHaveLength(1);

      expect(await getAfter(1_000, success('back'))).toMatchObject({ value: 'back' });
    });

    it('gives the last good copy after a restart', async () => {
      await cache.get('a');
      cache = fakes.open();

      expect(await getAfter(PERIOD_MS * 100, failed(DOWN))).toEqual({
        ...found('first', fakes.time + PERIOD_MS),
        asOf: START,
      });
    });

    it('gives the older value from memory when the disk has lost the copy', async () => {
      await cache.get('a');
      fakes.copies.clear();

      expect(await getAfter(PERIOD_MS, failed(DOWN))).toMatchObject({ value: 'first' });
    });

    it('ignores a copy that this release cannot read', async () => {
      fakes.copies.set('a', { receivedAt: START, body: { another: 'shape' } });
      fakes.answer = failed(DOWN);

      expect(await cache.get('a')).toMatchObject({ outcome: 'down' });
    });
  });

  describe('with a last good copy', () => {
    it('makes no call within the period of a copy that is only on disk', async () => {
      await cache.get('a');
      cache = fakes.open();

      expect(await getAfter(1_000, success('second'))).toEqual(found('first', START + PERIOD_MS));
      expect(fakes.calls).toHaveLength(1);
    });

    it('uses the copy for one period at most when the clock was set back', async () => {
      fakes.copies.set('a', { receivedAt: START * 1_000, body: 'future' });
      expect(await cache.get('a')).toEqual(found('future', START + PERIOD_MS));

      expect(await getAfter(PERIOD_MS, success('second'))).toMatchObject({ value: 'second' });
    });

    it('writes the body to the copy as the provider sent it', async () => {
      cache = fakes.open({ parse: (body) => success(`parsed ${String(body)}`) });

      expect(await cache.get('a')).toMatchObject({ value: 'parsed first' });
      expect(fakes.copies.get('a')).toEqual({ receivedAt: START, body: 'first' });
    });
  });

  describe('after a 404', () => {
    it("answers 'unknown', and asks again after half a minute", async () => {
      fakes.answer = failed(NO_SUCH);
      for (let visit = 0; visit < 10; visit += 1) {
        expect(await cache.get('a')).toEqual({ outcome: 'unknown', freshUntil: START + 30_000 });
      }
      expect(fakes.calls).toHaveLength(1);

      expect(await getAfter(30_000, success('opened'))).toMatchObject({ value: 'opened' });
    });

    it("answers 'unknown' for at most one period", async () => {
      cache = fakes.open({ freshForMs: 1_000 });
      fakes.answer = failed(NO_SUCH);

      expect(await cache.get('a')).toEqual({ outcome: 'unknown', freshUntil: START + 1_000 });
    });

    it.each([
      ['in the same process', () => cache, 'unknown'],
      ['after a restart', () => fakes.open(), 'down'],
    ])('serves no older value in the next outage, %s', async (_when, reopen, outcome) => {
      await cache.get('a');
      expect(await getAfter(PERIOD_MS, failed(NO_SUCH))).toMatchObject({ outcome: 'unknown' });
      cache = reopen();

      expect(await getAfter(PERIOD_MS, failed(DOWN))).toMatchObject({ outcome });
      expect(await cache.getKept('a')).toMatchObject({ answer: { outcome } });
    });

    it('gives a value again once the provider sends one', async () => {
      await cache.get('a');
      await getAfter(PERIOD_MS, failed(NO_SUCH));

      expect(await getAfter(PERIOD_MS, success('back'))).toEqual(
        found('back', fakes.time + PERIOD_MS),
      );
    });
  });

  describe('the kept value', () => {
    it('may have any age, and is read without a call', async () => {
      await cache.get('a');
      fakes.time += PERIOD_MS * 100;

      expect(await readKept(cache)).toBe('first');
      expect(await readKept(fakes.open())).toBe('first');
      expect(await cache.getKept('b')).toBeUndefined();
      expect(fakes.calls).toEqual(['a']);
    });

    it('has the time of the answer, which a failure does not change', async () => {
      await cache.get('a');
      await getAfter(PERIOD_MS, failed(DOWN));
      for (const kept of [cache, fakes.open()]) {
        expect(await kept.getKept('a')).toMatchObject({ receivedAt: START });
      }
      await getAfter(PERIOD_MS, success('second'));
      expect(await cache.getKept('a')).toMatchObject({ receivedAt: fakes.time });
    });

    it('can be read while the provider is being asked', async () => {
      await cache.get('a');
      const hanging = Promise.withResolvers<Answer>();
      cache = fakes.open({ ask: () => hanging.promise });
      fakes.time += PERIOD_MS;
      const asked = cache.get('a');

      expect(await readKept(cache)).toBe('first');
      hanging.resolve(success('second'));
      expect(await asked).toMatchObject({ value: 'second' });
    });
  });

  describe('the memory of the cache', () => {
    it('keeps 1,000 unknown keys, and evicts the oldest of 10,000', async () => {
      fakes.answer = failed(NO_SUCH);
      for (let index = 0; index < 10_000; index += 1) await cache.get(`k${index}`);
      fakes.calls = [];
      for (let index = 9_000; index < 10_000; index += 1) await cache.get(`k${index}`);
      expect(fakes.calls).toEqual([]);

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

    it('evicts large values, whose copies stay on disk', async () => {
      const large = 'x'.repeat(1_000_000);
      for (let index = 0; index < 20; index += 1) {
        fakes.answer = success(`${index}${large}`);
        await cache.get(`k${index}`);
      }
      fakes.calls = [];
      fakes.copies.delete('k19');
      expect(await readKept(cache, 'k19')).toHaveLength(1_000_002);
      fakes.copies.delete('k0');
      expect(await cache.getKept('k0')).toBeUndefined();

      expect(await cache.get('k1')).toMatchObject({ outcome: 'found' });
      expect(fakes.calls).toEqual([]);
    });
  });

  it('rethrows a bug, and asks again at the next request', async () => {
    let hasBug = true;
    cache = fakes.open({
      ask: async () => {
        if (hasBug) throw new TypeError('bug');
        return success('first');
      },
    });
    await expect(cache.get('a')).rejects.toThrow('bug');

    hasBug = false;
    expect(await cache.get('a')).toMatchObject({ value: 'first' });
  });
});
