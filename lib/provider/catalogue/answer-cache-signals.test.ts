import { getSignals } from '@/lib/signals/signals';
import type { CacheRead, Eviction } from '@/lib/signals/signals';
import { failed, success } from '@/lib/result';
import type { AnswerCache } from './answer-cache.ts';
import { createAnswerCacheFakes, DOWN, NO_SUCH, PERIOD_MS } from './answer-cache-fakes.ts';
import type { Answer, AnswerCacheFakes } from './answer-cache-fakes.ts';

describe('the cache of provider answers, in the metrics', () => {
  let fakes: AnswerCacheFakes;
  let cache: AnswerCache<string>;

  const getAfter = (passedMs: number, next: Answer): ReturnType<typeof cache.get> => {
    fakes.time += passedMs;
    fakes.answer = next;
    return cache.get('a');
  };

  beforeEach(() => {
    fakes = createAnswerCacheFakes();
    cache = fakes.open();
  });

  it("reports a read as 'hit' or 'miss', or as 'stale' if an older value is served", async () => {
    const reads: string[] = [];
    const collect = ({ cache: name, result }: CacheRead): number => reads.push(`${name} ${result}`);
    getSignals().on('cacheRead', collect);
    await cache.get('a');
    await cache.get('a');
    cache = fakes.open();
    await cache.get('a');
    await getAfter(PERIOD_MS, failed(DOWN));
    cache = fakes.open();
    await cache.get('a');
    await getAfter(PERIOD_MS * 2, failed(NO_SUCH));
    getSignals().off('cacheRead', collect);

    expect(reads).toEqual([
      'menu miss',
      'menu hit',
      'menu hit',
      'menu stale',
      'menu stale',
      'menu miss',
    ]);
  });

  it('reports a failure without an older value as a miss, and does not report a renewal', async () => {
    const reads: string[] = [];
    const collect = ({ result }: CacheRead): number => reads.push(result);
    fakes.answer = failed(DOWN);
    getSignals().on('cacheRead', collect);
    await cache.get('a');
    await cache.renew('a');
    getSignals().off('cacheRead', collect);

    expect(reads).toEqual(['miss']);
  });

  it('reports evicted values, but not replaced ones', async () => {
    const evicted: Eviction[] = [];
    const collect = (eviction: Eviction): number => evicted.push(eviction);
    getSignals().on('evicted', collect);
    await cache.get('a');
    await getAfter(PERIOD_MS, success('second'));
    expect(evicted).toEqual([]);
    fakes.answer = success('x'.repeat(6_000_000));
    await cache.get('b');
    await cache.get('c');
    getSignals().off('evicted', collect);

    expect(evicted).toEqual(['a', 'b'].map(() => ({ store: 'menu memory', entries: 1 })));
  });
});
