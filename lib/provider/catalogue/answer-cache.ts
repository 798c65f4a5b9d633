import { LRUCache } from 'lru-cache';
import { getSignals } from '@/lib/signals/signals';
import type { CacheRead } from '@/lib/signals/signals';
import type { Result } from '@/lib/result';
import type { ProviderFailure } from '../contract/provider-failure.ts';
import type { LastGood } from './last-good.ts';
import { createSingleFlight } from './single-flight.ts';

const MAX_MEMORY_BYTES = 8 * 1024 * 1024;
/** Added to the size of each answer, so that the number of small answers is limited too. */
const ENTRY_OVERHEAD_BYTES = 1_024;
/** How long a 404 is used at most (negative cache). */
const UNKNOWN_FOR_MS = 30_000;
/** How soon the provider is asked again after a failure without an older value. */
const COLD_RETRY_AFTER_MS = 2_000;

type Found<Value> = { readonly outcome: 'found'; readonly value: Value };

/** `freshUntil` is in milliseconds since 1970. */
export type CachedAnswer<Value> = { readonly freshUntil: number } & (
  | Found<Value>
  /** The provider answered 404. */
  | { readonly outcome: 'unknown' }
  /** The provider failed, and no older value is kept. */
  | { readonly outcome: 'down' }
);

/** 'gone': the provider answered 404. 'kept': the provider failed or was not asked. */
export type Renewal = 'renewed' | 'gone' | 'kept';

/** An answer of any age. */
export type KeptAnswer<Value> = {
  readonly answer: CachedAnswer<Value>;
  /**
   * When the provider answered, in milliseconds since 1970. A later failure does not change the
   * time of a kept value.
   */
  readonly receivedAt: number;
};

export type AnswerCache<Value> = {
  /** Waits for the provider unless the kept answer is fresh. */
  readonly get: (key: string) => Promise<CachedAnswer<Value>>;
  /** Asks the provider even if the answer is fresh. The call begins after `renew` is called. */
  readonly renew: (key: string) => Promise<Renewal>;
  /** Ends the freshness of the answers. In an outage the values are still used. */
  readonly expireAll: () => void;
  /** The kept answer, without a call to the provider. */
  readonly getKept: (key: string) => Promise<KeptAnswer<Value> | undefined>;
  /** Whether the last good copy of a deleted value is still on the disk. */
  readonly hasUndeleted: () => boolean;
};

export type AnswerCacheOptions<Value> = {
  /** The name of the cache in the metrics. */
  readonly name: 'menu' | 'list';
  readonly ask: (key: string) => Promise<Result<unknown, ProviderFailure>>;
  readonly parse: (body: unknown) => Result<Value, ProviderFailure>;
  readonly lastGood: LastGood;
  readonly freshForMs: number;
  readonly now: () => number;
};

type Kept<Value> = KeptAnswer<Value> & {
  /** The number of `expireAll` calls when the provider was asked. */
  readonly epoch: number;
};

type Refreshed<Value> = KeptAnswer<Value> & { readonly renewal: Renewal };

/** When the provider fails, the older value is used for another period. */
export function createAnswerCache<Value>(options: AnswerCacheOptions<Value>): AnswerCache<Value> {
  const { name, ask, parse, lastGood, freshForMs, now } = options;
  const memory = new LRUCache<string, Kept<Value>>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length * 2 + ENTRY_OVERHEAD_BYTES,
    dispose: (_, _key, reason) => {
      if (reason === 'evict') getSignals().emit('evicted', { store: `${name} memory`, entries: 1 });
    },
  });
  const report = (result: CacheRead['result']): void => {
    getSignals().emit('cacheRead', { cache: name, result });
  };
  let epoch = 0;
  /** A last good copy that was received at this time or earlier is not fresh. */
  let expiredAt = -Infinity;

  const isFresh = ({ answer, epoch: askedIn }: Kept<Value>): boolean => {
    const remainingMs = answer.freshUntil - now();
    // More than a period remains when the clock was set back: then the answer's age is unknown.
    return remainingMs > 0 && remainingMs <= freshForMs && askedIn === epoch;
  };

  const readLastGood = async (key: string): Promise<KeptAnswer<Value> | undefined> => {
    const copy = await lastGood.read(key);
    if (!copy) return undefined;
    const parsed = parse(copy.body);
    if (!parsed.ok) return undefined;
    // The clock may have been set back since the copy was written.
    const receivedAt = Math.min(copy.receivedAt, now());
    const freshUntil = receivedAt > expiredAt ? receivedAt + freshForMs : 0;
    return { answer: { outcome: 'found', value: parsed.value, freshUntil }, receivedAt };
  };

  const readKept = async (key: string): Promise<Kept<Value> | undefined> => {
    const held = memory.get(key);
    if (held) return held;
    const epochBefore = epoch;
    const copy = await readLastGood(key);
    return copy && { epoch: epochBefore, ...copy };
  };

  const askProvider = async (
    key: string,
    kept: KeptAnswer<Value> | undefined,
  ): Promise<Refreshed<Value>> => {
    const received = await ask(key);
    const parsed = received.ok ? parse(received.value) : received;
    const receivedAt = now();
    if (received.ok && parsed.ok) {
      await lastGood.write(key, { receivedAt, body: received.value });
      const freshUntil = receivedAt + freshForMs;
      const found = { outcome: 'found', value: parsed.value, freshUntil } as const;
      return { answer: found, receivedAt, renewal: 'renewed' };
    }
    if (!parsed.ok && parsed.failure.kind === 'refused' && parsed.failure.status === 404) {
      // Otherwise a deleted restaurant would be served again during the next outage.
      await lastGood.delete(key);
      const freshUntil = receivedAt + Math.min(UNKNOWN_FOR_MS, freshForMs);
      return { answer: { outcome: 'unknown', freshUntil }, receivedAt, renewal: 'gone' };
    }
    if (kept?.answer.outcome === 'found') {
      const used = { ...kept.answer, freshUntil: receivedAt + freshForMs };
      return { answer: used, receivedAt: kept.receivedAt, renewal: 'kept' };
    }
    const freshUntil = receivedAt + Math.min(COLD_RETRY_AFTER_MS, freshForMs);
    return { answer: { outcome: 'down', freshUntil }, receivedAt, renewal: 'kept' };
  };

  const refreshes = createSingleFlight<Refreshed<Value>>(async (key, isForced) => {
    const kept = await readKept(key);
    if (!isForced && kept && isFresh(kept)) {
      memory.set(key, kept);
      report('hit');
      return { ...kept, renewal: 'kept' };
    }
    const epochBefore = epoch;
    const refreshed = await askProvider(key, kept);
    const { answer, receivedAt, renewal } = refreshed;
    if (!isForced) report(renewal === 'kept' && answer.outcome === 'found' ? 'stale' : 'miss');
    memory.set(key, { epoch: epochBefore, answer, receivedAt });
    return refreshed;
  });

  return {
    get: async (key) => {
      const held = memory.get(key);
      if (held === undefined || !isFresh(held)) return (await refreshes.join(key)).answer;
      report('hit');
      return held.answer;
    },
    renew: async (key) => (await refreshes.force(key)).renewal,
    expireAll: () => {
      epoch += 1;
      expiredAt = now();
    },
    getKept: readKept,
    hasUndeleted: lastGood.hasUndeleted,
  };
}
