import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { ProviderFailure } from './failure.ts';
import type { LastGood } from './last-good.ts';
import { createSource } from './source.ts';
import type { Dated, Source, SourceAnswer } from './source.ts';

const PERIOD_MS = 60_000;
const START = 1_000_000;
const DOWN: ProviderFailure = { kind: 'timeout' };
const NO_SUCH: ProviderFailure = { kind: 'refused', status: 404, message: undefined };

type Answer = Result<string, ProviderFailure>;

/** Holds like the framework's data cache: a stale value is given only when loading throws. */
const createDataCache =
  (now: () => number, entries = new Map<string, Dated<string>>()) =>
  async (key: string, load: () => Promise<Dated<string>>): Promise<Dated<string>> => {
    const held = entries.get(key);
    if (held && now() - held.receivedAt <= PERIOD_MS) return held;
    try {
      const loaded = await load();
      entries.set(key, loaded);
      return loaded;
    } catch (error) {
      if (held) return held;
      throw error;
    }
  };

describe('a source', () => {
  let time: number;
  let calls: string[];
  let answer: Answer;
  let copies: Map<string, string>;
  const now = (): number => time;

  const open = (keepFresh = createDataCache(now)): Source<string> => {
    const lastGood: LastGood<string> = {
      get: async (key) => copies.get(key),
      keep: async (key, value) => void copies.set(key, value),
      forget: async (key) => void copies.delete(key),
    };
    const ask = async (key: string): Promise<Answer> => {
      calls.push(key);
      await Promise.resolve();
      return answer;
    };
    return createSource({ ask, keepFresh, lastGood, freshForMs: PERIOD_MS, now });
  };
  const found = (value: string, freshUntil: number): SourceAnswer<string> => ({
    outcome: 'found',
    value,
    freshUntil,
  });

  beforeEach(() => {
    time = START;
    calls = [];
    copies = new Map();
    answer = success('first');
  });

  it('makes one call for however many ask at once, and none more in the period', async () => {
    const source = open();
    const answers = await Promise.all(Array.from({ length: 30 }, () => source.get('a')));
    time += PERIOD_MS;
    await source.get('a');

    expect(answers).toEqual(answers.map(() => found('first', START + PERIOD_MS)));
    expect(calls).toEqual(['a']);
  });

  it('asks again after the period, and tells until when the value is fresh', async () => {
    const source = open();
    await source.get('a');
    answer = success('second');
    time += PERIOD_MS + 1;

    expect(await source.get('a')).toEqual(found('second', time + PERIOD_MS));
    expect(calls).toHaveLength(2);
  });

  it('tells a page that comes late in the period how little is left of it', async () => {
    const source = open();
    await source.get('a');
    time += PERIOD_MS - 1_000;

    expect(await source.get('a')).toEqual(found('first', START + PERIOD_MS));
  });

  it('is down when the provider fails and nothing older is known', async () => {
    answer = failed(DOWN);

    expect(await open().get('a')).toEqual({ outcome: 'down' });
  });

  it('asks again soon when it is down, but not at every visit', async () => {
    const source = open();
    answer = failed(DOWN);
    for (let visit = 0; visit < 10; visit += 1) await source.get('a');
    expect(calls).toHaveLength(1);

    time += 2_000;
    answer = success('back');
    expect(await source.get('a')).toMatchObject({ value: 'back' });
  });

  it('is unknown also when reading the 404 takes longer than it is remembered', async () => {
    answer = failed(NO_SUCH);
    const slowly = createDataCache(now);
    const source = open(async (key, load) => {
      try {
        return await slowly(key, load);
      } finally {
        time += PERIOD_MS;
      }
    });

    expect(await source.get('a')).toEqual({ outcome: 'unknown' });
  });

  it.each<ProviderFailure>([
    DOWN,
    { kind: 'unreachable' },
    { kind: 'broken', status: 500, reason: 'status' },
    { kind: 'unexpected-shape', reason: 'menu' },
    { kind: 'refused', status: 429, message: undefined },
  ])('gives the older value when the provider fails with $kind', async (failure) => {
    const source = open();
    await source.get('a');
    answer = failed(failure);
    time += PERIOD_MS + 1;

    expect(await source.get('a')).toEqual(found('first', time + PERIOD_MS));
  });

  it('gives the copy on disk after a restart during an outage', async () => {
    await open().get('a');
    answer = failed(DOWN);
    time += PERIOD_MS * 100;

    expect(await open().get('a')).toMatchObject({ outcome: 'found', value: 'first' });
  });

  it('calls once per period in an outage too, and is fresh within one after it', async () => {
    const source = open();
    await source.get('a');
    answer = failed(DOWN);
    time += PERIOD_MS + 1;
    const failedAt = time;
    for (; time < failedAt + PERIOD_MS; time += 1_000) await source.get('a');
    expect(calls).toHaveLength(2);

    answer = success('second');
    time = failedAt + PERIOD_MS;
    expect(await source.get('a')).toMatchObject({ value: 'second' });
  });

  it('says unknown at a 404, and believes it for half a minute', async () => {
    const source = open();
    answer = failed(NO_SUCH);
    for (let visit = 0; visit < 10; visit += 1) {
      expect(await source.get('nobody')).toEqual({ outcome: 'unknown' });
    }
    expect(calls).toHaveLength(1);

    answer = success('opened');
    time += 30_000;
    expect(await source.get('nobody')).toMatchObject({ value: 'opened' });
  });

  it('lets no older value hide a 404, neither from the cache nor from disk', async () => {
    const source = open();
    await source.get('a');
    answer = failed(NO_SUCH);
    time += PERIOD_MS + 1;

    expect(await source.get('a')).toEqual({ outcome: 'unknown' });
    expect(await open().get('a')).toEqual({ outcome: 'unknown' });
  });

  describe('of a restaurant that has left', () => {
    let entries: Map<string, Dated<string>>;
    const openAgain = (): Source<string> => open(createDataCache(now, entries));

    /** Known, then 404 after a period, then an outage after another. */
    const leave = async (source: Source<string>): Promise<void> => {
      await source.get('a');
      answer = failed(NO_SUCH);
      time += PERIOD_MS + 1;
      expect(await source.get('a')).toEqual({ outcome: 'unknown' });
      answer = failed(DOWN);
      time += PERIOD_MS + 1;
    };

    beforeEach(() => {
      entries = new Map();
    });

    it('brings nothing back in the next outage', async () => {
      const source = openAgain();
      await leave(source);

      expect(await source.get('a')).toEqual({ outcome: 'down' });
      expect(await source.get('a')).toEqual({ outcome: 'down' });
    });

    it('brings nothing back when the cache outlives a restart', async () => {
      await leave(openAgain());

      expect(await openAgain().get('a')).toEqual({ outcome: 'down' });
    });

    it('brings nothing back when no disk has kept a copy', async () => {
      const source = openAgain();
      await source.get('a');
      copies.clear();
      await leave(source);

      expect(await source.get('a')).toEqual({ outcome: 'down' });
    });

    it('asks no more often than of one that is there', async () => {
      const source = openAgain();
      await leave(source);
      calls = [];
      answer = failed(NO_SUCH);
      for (let visit = 0; visit < 10; visit += 1) await source.get('a');

      expect(calls).toHaveLength(1);
    });

    it('says unknown again when that is the answer, and is found when it comes back', async () => {
      const source = openAgain();
      await leave(source);
      answer = failed(NO_SUCH);
      expect(await source.get('a')).toEqual({ outcome: 'unknown' });

      answer = success('back');
      time += PERIOD_MS + 1;
      expect(await source.get('a')).toEqual(found('back', time + PERIOD_MS));
    });
  });

  it('remembers at most 1,000 unknown keys', async () => {
    const source = open();
    answer = failed(NO_SUCH);
    for (let index = 0; index <= 1_000; index += 1) await source.get(`k${index}`);
    await source.get('k1000');
    expect(calls).toHaveLength(1_001);

    await source.get('k0');
    expect(calls).toHaveLength(1_002);
  });

  it('lets a bug of the cache through', async () => {
    const source = open(async () => {
      throw new TypeError('bug');
    });

    await expect(source.get('a')).rejects.toThrow('bug');
  });
});
