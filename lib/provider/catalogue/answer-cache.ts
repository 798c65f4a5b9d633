import { LRUCache } from 'lru-cache';
import { getSignals } from '@/lib/signals/signals';
import type { CacheRead } from '@/lib/signals/signals';
import type { Result } from '@/lib/result';
import type { ProviderFailure } from '../contract/provider-failure.ts';
import type { LastGood } from './last-good.ts';

const MAX_MEMORY_BYTES = 8 * 1024 * 1024;
/** Counted for each entry beside its value, so that a flood of unknown keys stays bounded too. */
const ENTRY_OVERHEAD_BYTES = 1_024;
/** Negative cache: how long a 404 is used. */
const UNKNOWN_FOR_MS = 30_000;
/** After a failure without an older value, the provider is asked again this soon. */
const COLD_RETRY_AFTER_MS = 2_000;

type Found<Value> = { readonly outcome: 'found'; readonly value: Value };

/** `freshUntil`: the provider is not asked again before then, in milliseconds since 1970. */
export type CachedAnswer<Value> = { readonly freshUntil: number } & (
  | Found<Value>
  /** The provider answered 404. */
  | { readonly outcome: 'unknown' }
  /** The provider failed, and no older value is kept. */
  | { readonly outcome: 'down' }
);

export type AnswerCache<Value> = {
  /** Waits for the provider when the kept answer is no longer fresh. */
  readonly get: (key: string) => Promise<CachedAnswer<Value>>;
  /** The kept value of any age; never asks the provider. */
  readonly getKept: (key: string) => Promise<Value | undefined>;
};

export type AnswerCacheOptions<Value> = {
  /** For the metrics. */
  readonly name: 'menu' | 'list';
  readonly ask: (key: string) => Promise<Result<unknown, ProviderFailure>>;
  readonly parse: (body: unknown) => Result<Value, ProviderFailure>;
  readonly lastGood: LastGood;
  readonly freshForMs: number;
  readonly now: () => number;
};

/**
 * Keeps one answer per key: in memory, and as a last good copy in a store that survives restarts.
 * Concurrent requests for a key share one call (single-flight). When the provider fails, the older
 * value is used for another period.
 */
export function createAnswerCache<Value>(options: AnswerCacheOptions<Value>): AnswerCache<Value> {
  const { name, ask, parse, lastGood, freshForMs, now } = options;
  const memory = new LRUCache<string, CachedAnswer<Value>>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: (answer) => JSON.stringify(answer).length * 2 + ENTRY_OVERHEAD_BYTES,
    dispose: (_, _key, reason) => {
      if (reason === 'evict') getSignals().emit('evicted', { store: `${name} memory`, entries: 1 });
    },
  });
  const report = (result: CacheRead['result']): void => {
    getSignals().emit('cacheRead', { cache: name, result });
  };
  const refreshes = new Map<string, Promise<CachedAnswer<Value>>>();

  const readLastGood = async (key: string): Promise<CachedAnswer<Value> | undefined> => {
    const copy = await lastGood.read(key);
    if (!copy) return undefined;
    const parsed = parse(copy.body);
    if (!parsed.ok) return undefined;
    // The clock may have been set back since the copy was written.
    const receivedAt = Math.min(copy.receivedAt, now());
    return { outcome: 'found', value: parsed.value, freshUntil: receivedAt + freshForMs };
  };

  const readKept = async (key: string): Promise<CachedAnswer<Value> | undefined> =>
    memory.get(key) ?? readLastGood(key);

  const refresh = async (key: string): Promise<CachedAnswer<Value>> => {
    const kept = await readKept(key);
    if (kept && kept.freshUntil > now()) {
      report('hit');
      return kept;
    }

    const answer = await ask(key);
    const parsed = answer.ok ? parse(answer.value) : answer;
    const receivedAt = now();
    const isUnknown =
      !parsed.ok && parsed.failure.kind === 'refused' && parsed.failure.status === 404;
    report(!parsed.ok && !isUnknown && kept?.outcome === 'found' ? 'stale' : 'miss');
    if (answer.ok && parsed.ok) {
      await lastGood.write(key, { receivedAt, body: answer.value });
      return { outcome: 'found', value: parsed.value, freshUntil: receivedAt + freshForMs };
    }
    if (isUnknown) {
      // Otherwise a deleted restaurant would be served again during the next outage.
      await lastGood.delete(key);
      return { outcome: 'unknown', freshUntil: receivedAt + Math.min(UNKNOWN_FOR_MS, freshForMs) };
    }
    if (kept?.outcome === 'found') return { ...kept, freshUntil: receivedAt + freshForMs };
    return { outcome: 'down', freshUntil: receivedAt + Math.min(COLD_RETRY_AFTER_MS, freshForMs) };
  };

  const refreshOnce = (key: string): Promise<CachedAnswer<Value>> => {
    const running = refreshes.get(key);
    if (running) return running;
    const started = refresh(key)
      .then((answer) => {
        memory.set(key, answer);
        return answer;
      })
      .finally(() => refreshes.delete(key));
    refreshes.set(key, started);
    return started;
  };

  return {
    get: async (key) => {
      const held = memory.get(key);
      if (held === undefined || held.freshUntil <= now()) return refreshOnce(key);
      report('hit');
      return held;
    },
    getKept: async (key) => {
      const kept = await readKept(key);
      return kept?.outcome === 'found' ? kept.value : undefined;
    },
  };
}
