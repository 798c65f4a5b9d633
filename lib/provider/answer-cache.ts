import { LRUCache } from 'lru-cache';
import { getProcessEvents } from '../process-events.ts';
import type { CacheRead } from '../process-events.ts';
import type { Result } from '../result.ts';
import type { SharedAnswers } from '../shared-store/shared-answers.ts';
import type { ProviderFailure } from './contract/provider-failure.ts';
import { refreshTogether } from './refresh-together.ts';
import type {
  CachedAnswer,
  StoredAnswer,
  ParseBody,
  Refreshed,
  Renewal,
} from './refresh-together.ts';
import type { LastGood } from './last-good.ts';
import { COLD_RETRY_AFTER_MS, isEvidence, isGone, UNKNOWN_FOR_MS } from './negative-cache.ts';
import type { ListedState } from './negative-cache.ts';
import { createHash } from 'node:crypto';

export type { CachedAnswer, StoredAnswer, Renewal } from './refresh-together.ts';

/** The largest menu has 4 MiB, which `sizeCalculation` counts as 8 MiB. */
const MAX_MEMORY_BYTES = 16 * 1024 * 1024;
/** Added to the size of each answer, so that the memory holds fewer than 8,192 answers. */
const ENTRY_OVERHEAD_BYTES = 2_048;

export type AnswerCache<Value> = {
  /**
   * Returns the stored answer if it is fresh. Otherwise asks the provider, or uses the answer that
   * another instance has stored in the shared store. May wait for the other instance.
   */
  readonly get: (key: string) => Promise<CachedAnswer<Value>>;
  /**
   * Call this after a change of the provider's data. Asks the provider even if the stored answer is
   * fresh. Never joins a call that began earlier, because the answer to that call may lack the
   * change.
   */
  readonly renew: (key: string) => Promise<Renewal>;
  /** Makes all stored answers stale. In an outage their values are still used. */
  readonly expireAll: () => void;
  /** The stored answer of any age, without a call to the provider. */
  readonly getStored: (key: string) => Promise<StoredAnswer<Value> | undefined>;
  /**
   * Whether a deleted last good copy may still be on the disk, because its deletion runs or has
   * failed.
   */
  readonly hasUndeleted: () => boolean;
  /**
   * Deletes from the shared store the answers that `renew` could not replace there. Resolves to
   * false when the deletion has failed.
   */
  readonly deleteUnreplaced: () => Promise<boolean>;
};

export type AnswerCacheOptions<Value> = {
  /** The name of the cache in the metrics. */
  readonly name: 'menu' | 'list';
  readonly ask: (key: string) => Promise<Result<unknown, ProviderFailure>>;
  readonly parse: ParseBody<Value>;
  /**
   * Asks the list of restaurants about a key with a 404. Without this function a 404 is a failure
   * like any other.
   */
  readonly findListed?: ((key: string) => Promise<ListedState>) | undefined;
  readonly lastGood: LastGood;
  readonly freshForMs: number;
  readonly now: () => number;
  /** The answers that instances share. If undefined or off, each instance asks the provider. */
  readonly shared?: SharedAnswers;
};

type Stored<Value> = StoredAnswer<Value> & {
  /**
   * How often `expireAll` was called before the provider was asked or the last good copy was read.
   * A later call of `expireAll` makes the answer stale.
   */
  readonly epoch: number;
};

const MISSING_STATUSES: readonly number[] = [404, 410];

const isMissing = (failure: ProviderFailure): boolean =>
  'status' in failure && failure.status !== undefined && MISSING_STATUSES.includes(failure.status);

/** A stored answer without `asOf` is fresh: another instance has put it into the shared store. */
function toReadResult<Value>({ answer, renewal }: Refreshed<Value>): CacheRead['result'] {
  if (renewal !== 'kept' || answer.outcome !== 'found') return 'miss';
  return answer.asOf === undefined ? 'hit' : 'stale';
}

/**
 * When the provider fails, the cache treats the older value as fresh for one more period, so that
 * an outage does not cause a call per request.
 */
export function createAnswerCache<Value>(options: AnswerCacheOptions<Value>): AnswerCache<Value> {
  const { name, ask, parse, lastGood, now, shared } = options;
  const memory = new LRUCache<string, Stored<Value>>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length * 2 + ENTRY_OVERHEAD_BYTES,
    dispose: (_, _key, reason) => {
      if (reason === 'evict')
        getProcessEvents().emit('evicted', { store: `${name} memory`, entries: 1 });
    },
  });
  const report = (result: CacheRead['result']): void => {
    getProcessEvents().emit('cacheRead', { cache: name, result });
  };
  const getPeriod = (key: string): number =>
    shared?.isOn() ? spreadPeriod(key, options.freshForMs) : options.freshForMs;
  let epoch = 0;
  /** A last good copy that was received at this time or earlier is not fresh. */
  let expiredAt = -Infinity;

  const isFresh = ({ answer, epoch: askedIn }: Stored<Value>): boolean => {
    const remainingMs = answer.freshUntil - now();
    // If more than `freshForMs` remains, the clock was set back, and the answer's age is unknown.
    return remainingMs > 0 && remainingMs <= options.freshForMs && askedIn === epoch;
  };

  const readLastGood = async (key: string): Promise<StoredAnswer<Value> | undefined> => {
    const copy = await lastGood.read(key);
    if (!copy) return undefined;
    const parsed = parse(copy.body);
    if (!parsed.ok) return undefined;
    // If the clock was set back after the copy was written, `copy.receivedAt` can be in the future.
    const receivedAt = Math.min(copy.receivedAt, now());
    const freshUntil = receivedAt > expiredAt ? receivedAt + getPeriod(key) : 0;
    const answer = { outcome: 'found', value: parsed.value, freshUntil } as const;
    return { answer, receivedAt, missingSince: copy.missingSince };
  };

  const readStored = async (key: string): Promise<Stored<Value> | undefined> => {
    const held = memory.get(key);
    if (held) return held;
    const epochBefore = epoch;
    const copy = await readLastGood(key);
    return copy && { epoch: epochBefore, ...copy };
  };

  /**
   * Whether `failure` means that the restaurant does not exist. `since`: when the 404s for the stored
   * value began; undefined if `failure` ends that time, or if the shared store has it.
   */
  const findMissing = async (
    key: string,
    failure: ProviderFailure,
    stored: StoredAnswer<Value> | undefined,
    isForced: boolean,
  ): Promise<{ readonly isGone: boolean; readonly since?: number }> => {
    if (!options.findListed) return { isGone: false };
    const isKnown = stored?.answer.outcome === 'found';
    const isStated = failure.kind === 'refused';
    if (isMissing(failure)) {
      // Without a stored value nothing can be lost. With a signed call, the provider has announced
      // that the restaurant has changed.
      if (isStated && (!isKnown || isForced)) return { isGone: true };
      if (stored?.answer.outcome === 'unknown') return { isGone: true };
      const listed = await options.findListed(key);
      if (!isKnown) return { isGone: isGone({ isStated, listed, isKnown, missingForMs: 0 }) };
      if (isEvidence({ isStated, listed })) {
        const isShared = shared?.isOn() === true;
        const since = Math.min(stored.missingSince ?? now(), now());
        // Only the store knows whether another instance has got a failure that ends the time.
        const forMs = isShared ? ((await shared.markMissing(key)) ?? 0) : now() - since;
        // A mark may be older than the last value, if the mark could not be deleted then.
        const missingForMs = Math.min(forMs, now() - stored.receivedAt);
        const isNow = isGone({ isStated, listed, isKnown, missingForMs });
        return isShared ? { isGone: isNow } : { isGone: isNow, since };
      }
    }
    await shared?.endMissing(key);
    return { isGone: false };
  };

  const askProvider = async (
    key: string,
    stored: StoredAnswer<Value> | undefined,
    isForced: boolean,
  ): Promise<Refreshed<Value>> => {
    const freshForMs = getPeriod(key);
    const received = await ask(key);
    const parsed = received.ok ? parse(received.value) : received;
    const receivedAt = now();
    if (received.ok && parsed.ok) {
      await lastGood.write(key, { receivedAt, body: received.value });
      const freshUntil = receivedAt + freshForMs;
      const found = { outcome: 'found', value: parsed.value, freshUntil } as const;
      return { answer: found, receivedAt, renewal: 'renewed', body: received.value };
    }
    const missing = parsed.ok
      ? undefined
      : await findMissing(key, parsed.failure, stored, isForced);
    if (missing?.isGone) {
      // Otherwise a deleted restaurant would be served again during the next outage.
      await lastGood.delete(key);
      const freshUntil = receivedAt + Math.min(UNKNOWN_FOR_MS, freshForMs);
      return { answer: { outcome: 'unknown', freshUntil }, receivedAt, renewal: 'gone' };
    }
    if (stored?.answer.outcome === 'found') {
      const freshUntil = receivedAt + freshForMs;
      const answer = { ...stored.answer, freshUntil, asOf: stored.receivedAt };
      const missingSince = missing?.since;
      if (missingSince !== stored.missingSince) {
        const copy = await lastGood.read(key);
        if (copy) await lastGood.write(key, { ...copy, missingSince });
      }
      return { ...stored, answer, missingSince, renewal: 'kept' };
    }
    const freshUntil = receivedAt + Math.min(COLD_RETRY_AFTER_MS, freshForMs);
    // A failure does not undo the provider's word that there is no such restaurant. Otherwise a page
    // that another process has cached would be shown again.
    const outcome = stored?.answer.outcome === 'unknown' ? 'unknown' : 'down';
    return { answer: { outcome, freshUntil }, receivedAt, renewal: 'kept' };
  };

  const refreshes = createSingleFlight<Refreshed<Value> & Pick<Stored<Value>, 'epoch'>>(
    async (key, isForced) => {
      const stored = await readStored(key);
      if (!isForced && stored && isFresh(stored)) {
        memory.set(key, stored);
        report('hit');
        return { ...stored, renewal: 'kept' };
      }
      const epochBefore = epoch;
      const refreshed = await (shared?.isOn()
        ? refreshTogether({
            ...options,
            shared,
            key,
            isForced,
            stored,
            isStoredOutdated: stored?.epoch !== epochBefore || stored.receivedAt <= expiredAt,
            freshForMs: getPeriod(key),
            askProvider: (older) => askProvider(key, older, isForced),
          })
        : askProvider(key, stored, isForced));
      const { answer, receivedAt, missingSince } = refreshed;
      if (!isForced) report(toReadResult(refreshed));
      memory.set(key, { epoch: epochBefore, answer, receivedAt, missingSince });
      return { ...refreshed, epoch: epochBefore };
    },
  );

  return {
    get: async (key) => {
      const held = memory.get(key);
      if (held && isFresh(held)) {
        report('hit');
        return held.answer;
      }
      const epochBefore = epoch;
      const joined = await refreshes.join(key);
      // The answer to a call that began before `expireAll` may be outdated, so make another call.
      return joined.epoch >= epochBefore ? joined.answer : (await refreshes.join(key)).answer;
    },
    renew: async (key) => (await refreshes.force(key)).renewal,
    expireAll: () => {
      epoch += 1;
      expiredAt = now();
    },
    getStored: readStored,
    hasUndeleted: lastGood.hasUndeleted,
    deleteUnreplaced: async () => (await shared?.deleteUnreplaced()) ?? true,
  };
}

type Run<Result> = {
  /** Whether the run asks the provider even if a fresh answer is stored. */
  readonly isForced: boolean;
  readonly result: Promise<Result>;
};

/** At most one run per key at a time. Concurrent callers can share a run. */
export type SingleFlight<Result> = {
  /** The result of the current run, or of one that begins now. */
  readonly join: (key: string) => Promise<Result>;
  /**
   * The result of a forced run that begins after this call. Callers that wait at the same time
   * share the run.
   */
  readonly force: (key: string) => Promise<Result>;
};

export function createSingleFlight<Result>(
  run: (key: string, isForced: boolean) => Promise<Result>,
): SingleFlight<Result> {
  const running = new Map<string, Run<Result>>();

  const start = (key: string, isForced: boolean): Promise<Result> => {
    const result = run(key, isForced).finally(() => running.delete(key));
    running.set(key, { isForced, result });
    return result;
  };

  return {
    join: (key) => running.get(key)?.result ?? start(key, false),
    force: async (key) => {
      await running.get(key)?.result;
      for (let later = running.get(key); later; later = running.get(key)) {
        if (later.isForced) return later.result;
        await later.result;
      }
      return start(key, true);
    },
  };
}

/**
 * The greatest share by which a key's period is shortened. `docs/reliability.md` allows 1.1 calls
 * for a key in a full period. With 9 % there are at most 1 / (1 - 0.09) = 1.099 calls.
 */
const MAX_SHORTENING = 0.09;

/**
 * The period of one key: `periodMs`, shortened by up to 9 % depending on the key. All instances
 * compute the same period for a key. If all keys had the same period, answers that were received
 * together would expire together. The instances could then request all of them at the same time.
 */
export function spreadPeriod(key: string, periodMs: number): number {
  const share = createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
  return Math.ceil(periodMs * (1 - MAX_SHORTENING * share));
}
