import { failed, success } from '@/lib/result';
import type { AnswerCache } from './answer-cache.ts';
import { createAnswerCacheFakes, DOWN, NO_SUCH, PERIOD_MS } from './answer-cache-fakes.ts';
import type { Answer, AnswerCacheFakes } from './answer-cache-fakes.ts';

describe('the cache of provider answers, told of a change', () => {
  let fakes: AnswerCacheFakes;
  let cache: AnswerCache<string>;

  const found = (value: string): object => ({
    outcome: 'found',
    value,
    freshUntil: fakes.time + PERIOD_MS,
  });
  const getAfter = (passedMs: number, next: Answer): ReturnType<typeof cache.get> => {
    fakes.time += passedMs;
    fakes.answer = next;
    return cache.get('a');
  };

  beforeEach(() => {
    fakes = createAnswerCacheFakes();
    cache = fakes.open();
  });

  describe('a renewal', () => {
    const renewWith = (next: Answer): ReturnType<typeof cache.renew> => {
      fakes.answer = next;
      return cache.renew('a');
    };

    it('asks the provider although the kept value is fresh, and replaces the value', async () => {
      await cache.get('a');

      expect(await renewWith(success('second'))).toBe('renewed');
      expect(await cache.get('a')).toEqual(found('second'));
      expect(fakes.calls).toHaveLength(2);
      expect(fakes.copies.get('a')).toMatchObject({ body: 'second' });
    });

    it('asks the provider although a copy on disk is fresh', async () => {
      await cache.get('a');
      cache = fakes.open();

      expect(await renewWith(success('second'))).toBe('renewed');
      expect(await cache.get('a')).toMatchObject({ value: 'second' });
      expect(fakes.calls).toHaveLength(2);
    });

    it('that gets a 404 leaves no value and no copy', async () => {
      await cache.get('a');

      expect(await renewWith(failed(NO_SUCH))).toBe('gone');
      expect(await cache.get('a')).toMatchObject({ outcome: 'unknown' });
      expect([...fakes.copies]).toEqual([]);
    });

    it.each<Answer>([failed(DOWN), success({ another: 'shape' })])(
      'that fails keeps the older value: %j',
      async (failure) => {
        await cache.get('a');

        expect(await renewWith(failure)).toBe('kept');
        expect(await cache.get('a')).toMatchObject({ value: 'first' });
      },
    );

    it("that fails returns 'kept', even when no value is kept", async () => {
      expect(await renewWith(failed(DOWN))).toBe('kept');
      expect(await cache.get('a')).toMatchObject({ outcome: 'down' });
    });

    it('does not delay the readers of a fresh value', async () => {
      const hanging = Promise.withResolvers<Answer>();
      const answers = [Promise.resolve(success('first')), hanging.promise];
      cache = fakes.open({ ask: async () => (await answers.shift()) ?? failed(DOWN) });
      await cache.get('a');
      const renewed = cache.renew('a');
      await new Promise(setImmediate);

      expect(await cache.get('a')).toMatchObject({ value: 'first' });
      hanging.resolve(success('second'));
      expect(await renewed).toBe('renewed');
    });

    it('does not join a call that began earlier', async () => {
      const earlier = Promise.withResolvers<Answer>();
      const answers = [earlier.promise, Promise.resolve(success('after the change'))];
      cache = fakes.open({ ask: async () => (await answers.shift()) ?? failed(DOWN) });
      const asked = cache.get('a');
      const renewed = cache.renew('a');
      earlier.resolve(success('before the change'));

      expect(await asked).toMatchObject({ value: 'before the change' });
      expect(await renewed).toBe('renewed');
      expect(await cache.get('a')).toMatchObject({ value: 'after the change' });
    });
  });

  describe('after `expireAll`', () => {
    it.each(['in memory', 'on disk'])(
      'asks again at the next request for a value %s',
      async (where) => {
        await cache.get('a');
        if (where === 'on disk') cache = fakes.open();
        cache.expireAll();

        expect(await getAfter(1, success('second'))).toMatchObject({ value: 'second' });
        await cache.get('a');
        expect(fakes.calls).toHaveLength(2);
      },
    );

    it('asks again for a key that was unknown', async () => {
      fakes.answer = failed(NO_SUCH);
      await cache.get('a');
      cache.expireAll();

      expect(await getAfter(1, success('opened'))).toMatchObject({ value: 'opened' });
    });

    it('uses the older value in an outage, with one call per period', async () => {
      await cache.get('a');
      cache.expireAll();

      expect(await getAfter(1, failed(DOWN))).toMatchObject({ value: 'first' });
      await getAfter(1, failed(DOWN));
      expect(fakes.calls).toHaveLength(2);
    });

    /**
     * Calls `expireAll` during a call to the provider. `finish` ends that call with 'before'. The
     * next call gets 'after'.
     */
    const expireDuringCall = async () => {
      const earlier = Promise.withResolvers<Answer>();
      const answers = [earlier.promise, Promise.resolve(success('after'))];
      cache = fakes.open({ ask: async () => (await answers.shift()) ?? failed(DOWN) });
      const asked = cache.get('a');
      await new Promise(setImmediate);
      cache.expireAll();
      return { asked, finish: () => earlier.resolve(success('before')) };
    };

    it('treats the answer to a call that began earlier as stale', async () => {
      const { asked, finish } = await expireDuringCall();
      finish();
      await asked;

      expect(await cache.get('a')).toMatchObject({ value: 'after' });
    });

    it('does not give a later request the answer to a call that began earlier', async () => {
      const { asked, finish } = await expireDuringCall();
      const askedLater = cache.get('a');
      finish();

      expect(await asked).toMatchObject({ value: 'before' });
      expect(await askedLater).toMatchObject({ value: 'after' });
    });

    it('treats a later answer as fresh, even if the clock was set back in the meantime', async () => {
      cache.expireAll();
      await getAfter(-PERIOD_MS, success('first'));
      await getAfter(1, success('second'));

      expect(fakes.calls).toHaveLength(1);
    });
  });
});
