import { LRUCache } from 'lru-cache';
import type { Result } from '@/lib/result';
import type { ProviderFailure } from './failure.ts';
import type { LastGood } from './last-good.ts';

const MAX_REMEMBERED_KEYS = 1_000;
/** How long a 404 is believed, so that a flood of one unknown id is one call. */
const UNKNOWN_FOR_MS = 30_000;
/** Without an older copy to show, the provider is asked again this soon. */
const COLD_RETRY_AFTER_MS = 2_000;

/**
 * What the cache stores: the value and when it came from the provider. Without a value it says that
 * there was one, and that the provider then answered 404.
 */
export type Dated<Value> = { readonly value?: Value; readonly receivedAt: number };

export type SourceAnswer<Value> =
  /** `freshUntil`: when the provider may be asked again, in milliseconds. */
  | { readonly outcome: 'found'; readonly value: Value; readonly freshUntil: number }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'down' };

export type Source<Value> = { readonly get: (key: string) => Promise<SourceAnswer<Value>> };

export type SourceOptions<Value> = {
  readonly ask: (key: string) => Promise<Result<Value, ProviderFailure>>;
  /** Calls `load` when it holds nothing fresh. May give an older value when `load` throws. */
  readonly keepFresh: (key: string, load: () => Promise<Dated<Value>>) => Promise<Dated<Value>>;
  readonly lastGood: LastGood<Value>;
  readonly freshForMs: number;
  readonly now: () => number;
};

type Failure = { readonly failedAt: number; readonly retryAt: number };

/** Thrown through the cache, because what is thrown is never stored. Known to this file alone. */
class NotServed extends Error {
  /** The provider answered 404 to this very call. */
  readonly isUnknown: boolean;

  constructor(kind: ProviderFailure['kind'], isUnknown = false) {
    super(`The provider did not serve: ${kind}`);
    this.isUnknown = isUnknown;
    // The framework prints it at every failed refresh; where it was thrown says nothing.
    this.stack = this.message;
  }
}

/** One call per key and period, however many ask; the last good copy when the provider fails. */
export function createSource<Value>(options: SourceOptions<Value>): Source<Value> {
  const { ask, keepFresh, lastGood, freshForMs, now } = options;
  const loading = new Map<string, Promise<Dated<Value>>>();
  const boundedUnknown = new LRUCache<string, number>({ max: MAX_REMEMBERED_KEYS });
  const boundedFound = new LRUCache<string, true>({ max: MAX_REMEMBERED_KEYS });
  const boundedFailures = new LRUCache<string, Failure>({ max: MAX_REMEMBERED_KEYS });
  const isUnknown = (key: string): boolean => (boundedUnknown.get(key) ?? 0) > now();

  const askOnce = async (key: string): Promise<Dated<Value>> => {
    if ((boundedFailures.get(key)?.retryAt ?? 0) > now()) throw new NotServed('unreachable');
    const answer = await ask(key);
    if (answer.ok) {
      boundedFailures.delete(key);
      await lastGood.keep(key, answer.value);
      return { value: answer.value, receivedAt: now() };
    }
    const { failure } = answer;
    const isNotFound = failure.kind === 'refused' && failure.status === 404;
    if (isNotFound) {
      boundedUnknown.set(key, now() + Math.min(UNKNOWN_FOR_MS, freshForMs));
      // Otherwise a deleted restaurant would be served again from the last good copy during the next
      // outage, or from the cache, which keeps its entry when this throws. Unknown ids are not stored.
      const hasLeft = boundedFound.delete(key) || (await lastGood.get(key)) !== undefined;
      await lastGood.forget(key);
      if (hasLeft) return { receivedAt: now() };
    } else {
      const failedAt = now();
      const retryAt = failedAt + Math.min(COLD_RETRY_AFTER_MS, freshForMs);
      boundedFailures.set(key, { failedAt, retryAt });
    }
    throw new NotServed(failure.kind, isNotFound);
  };

  const load = (key: string): Promise<Dated<Value>> => {
    const running = loading.get(key) ?? askOnce(key).finally(() => loading.delete(key));
    loading.set(key, running);
    return running;
  };

  const getOlder = async (key: string, error: unknown): Promise<Dated<Value> | undefined> => {
    if (!(error instanceof NotServed)) throw error;
    // The negative cache entry may have expired before this runs.
    if (error.isUnknown) return { receivedAt: now() };
    const value = isUnknown(key) ? undefined : await lastGood.get(key);
    return value === undefined ? undefined : { value, receivedAt: 0 };
  };

  const get: Source<Value>['get'] = async (key) => {
    if (isUnknown(key)) return { outcome: 'unknown' };
    const dated = await keepFresh(key, () => load(key)).catch((error) => getOlder(key, error));
    // Asked for again: `keepFresh` may have swallowed a 404 and given the older value.
    if (isUnknown(key)) return { outcome: 'unknown' };
    if (dated === undefined) return { outcome: 'down' };
    if (dated.value === undefined) {
      return { outcome: now() - dated.receivedAt <= freshForMs ? 'unknown' : 'down' };
    }
    boundedFound.set(key, true);

    const failure = boundedFailures.get(key);
    const goodFrom = Math.max(dated.receivedAt, failure?.failedAt ?? 0);
    const freshUntil = goodFrom + freshForMs;
    // With an older value to show, a failed key leaves the provider alone for a whole period.
    if (failure) boundedFailures.set(key, { ...failure, retryAt: freshUntil });
    return { outcome: 'found', value: dated.value, freshUntil };
  };
  return { get };
}
