import { setTimeout as pause } from 'node:timers/promises';
import type { SharedAnswer, SharedAnswers, Turn } from '../shared-store/shared-answers.ts';
import type { LastGood } from './last-good.ts';
import { COLD_RETRY_AFTER_MS } from './negative-cache.ts';
import type { Result } from '../result.ts';
import type { ProviderFailure } from './contract/provider-failure.ts';
import { parseJson } from '../parse-json.ts';

/**
 * The longest wait for another instance: longer than the deadline of a call for a menu or for the
 * list of restaurants.
 */
const MAX_WAIT_MS = 3_000;
const POLL_MS = 50;
/**
 * `adopt` computes an answer's time of receipt from the age that the shared store gives. Two reads
 * of one answer can give slightly different times. Times that differ by less than this count as
 * equal.
 */
const SAME_MS = 250;

export type SharedRefresh<Value> = {
  readonly key: string;
  readonly isForced: boolean;
  /** The provider's answer that this instance keeps, of any age. */
  readonly stored: StoredAnswer<Value> | undefined;
  /** Whether the stored answer may lack an announced change. Also true without a stored answer. */
  readonly isStoredOutdated: boolean;
  readonly shared: SharedAnswers;
  readonly lastGood: LastGood;
  readonly freshForMs: number;
  readonly now: () => number;
  readonly parse: ParseBody<Value>;
  readonly askProvider: (stored: StoredAnswer<Value> | undefined) => Promise<Refreshed<Value>>;
};

/**
 * Lets one instance ask the provider while the other instances wait for the answer. A forced
 * refresh does not wait. While the shared store is unavailable, each instance asks the provider.
 */
export async function refreshTogether<Value>(
  refresh: SharedRefresh<Value>,
): Promise<Refreshed<Value>> {
  const { key, isForced, shared, now, askProvider } = refresh;
  let { stored } = refresh;
  const look = async (): Promise<Refreshed<Value> | undefined> => {
    const found = isForced ? undefined : await shared.read(key);
    if (found && isOlderThanDeletion(stored, found, now())) {
      await refresh.lastGood.delete(key);
      stored = { answer: { outcome: 'unknown', freshUntil: 0 }, receivedAt: now() };
    }
    const adopted = found && (await adopt(found, { ...refresh, stored }));
    if (adopted === undefined) return undefined;
    stored = adopted;
    return adopted.answer.freshUntil > now() ? { ...adopted, renewal: 'kept' } : undefined;
  };

  const endsAt = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    const turn = await shared.begin(key, isForced);
    if (turn === 'unavailable') return askProvider(stored);
    if (turn !== 'busy') return takeTurn(turn);
    if (performance.now() >= endsAt) return giveUp();
    await pause(POLL_MS);
  }

  async function takeTurn(turn: Turn): Promise<Refreshed<Value>> {
    // Between `look` and `begin` another instance may have stored a fresh answer.
    const found = await look();
    if (found) {
      await turn.release();
      return found;
    }
    const refreshed = await askProvider(stored);
    await turn.finish(
      refreshed.renewal === 'renewed'
        ? { result: 'found', json: JSON.stringify(refreshed.body) }
        : { result: refreshed.renewal, forMs: refreshed.answer.freshUntil - now() },
    );
    return refreshed;
  }

  /**
   * The instance whose answer this instance awaits may have died. So this instance asks the
   * provider itself if it has no stored value, or if a change was announced that the stored value may
   * lack. Otherwise it uses the stored value for a short time.
   */
  async function giveUp(): Promise<Refreshed<Value>> {
    if (stored?.answer.outcome !== 'found' || refresh.isStoredOutdated) return askProvider(stored);
    const freshUntil = now() + Math.min(COLD_RETRY_AFTER_MS, refresh.freshForMs);
    const answer = { ...stored.answer, freshUntil, asOf: stored.receivedAt };
    return { ...stored, answer, renewal: 'kept' };
  }
}

/**
 * Whether another instance has found out, after this instance received its value, that the
 * restaurant does not exist. This instance may have missed that, for example because it did not
 * run. Its value must not come back in an outage.
 */
function isOlderThanDeletion<Value>(
  stored: StoredAnswer<Value> | undefined,
  { goneForMs }: SharedAnswer,
  time: number,
): boolean {
  if (stored?.answer.outcome !== 'found' || goneForMs === undefined) return false;
  return stored.receivedAt < time - goneForMs - SAME_MS;
}

/**
 * Makes a stored answer from a shared answer, with times of this instance's clock. The result can be
 * stale. Undefined when the shared answer has neither a usable body nor a `check`. Also updates the
 * last good copy of this instance, for an outage of the shared store: writes a newer body, and
 * deletes the copy after a 404.
 */
async function adopt<Value>(
  { body, check }: SharedAnswer,
  { key, stored, now, parse, freshForMs, lastGood }: SharedRefresh<Value>,
): Promise<StoredAnswer<Value> | undefined> {
  const time = now();
  if (check?.result === 'gone') {
    await lastGood.delete(key);
    const freshUntil = time + Math.min(check.remainingMs, freshForMs);
    return { answer: { outcome: 'unknown', freshUntil }, receivedAt: time };
  }
  const older =
    stored?.answer.outcome === 'found' ? { ...stored, answer: stored.answer } : undefined;
  const forMs = check === undefined ? 0 : Math.min(check.remainingMs, freshForMs);
  const receivedAt = time - (body?.ageMs ?? 0);
  const newerByMs = receivedAt - (older?.receivedAt ?? -Infinity);
  const isUsable = older === undefined || (body?.isCurrent === true && newerByMs > -SAME_MS);
  const content = body && isUsable ? parseJson(body.json) : undefined;
  const parsed = content === undefined ? undefined : parse(content);
  if (parsed?.ok) {
    if (newerByMs > SAME_MS) await lastGood.write(key, { receivedAt, body: content });
    const ownUntil = body?.isCurrent === true ? receivedAt + freshForMs : 0;
    const freshUntil = Math.max(ownUntil, time + forMs);
    const found = { outcome: 'found', value: parsed.value, freshUntil } as const;
    return { answer: check ? { ...found, asOf: receivedAt } : found, receivedAt };
  }
  if (check === undefined) return undefined;
  if (older) {
    const { answer, receivedAt: asOf } = older;
    return { ...older, answer: { ...answer, freshUntil: time + forMs, asOf } };
  }
  const freshUntil = time + Math.min(forMs, COLD_RETRY_AFTER_MS);
  const outcome = stored?.answer.outcome === 'unknown' ? 'unknown' : 'down';
  return { answer: { outcome, freshUntil }, receivedAt: time };
}

type Found<Value> = {
  readonly outcome: 'found';
  readonly value: Value;
  /**
   * When the provider sent the value, in milliseconds since 1970. Set only if a later refresh
   * brought no newer value: it failed, or waited in vain for another instance.
   */
  readonly asOf?: number;
};

/** `freshUntil` is in milliseconds since 1970. */
export type CachedAnswer<Value> = { readonly freshUntil: number } & (
  | Found<Value>
  /** The provider has no such restaurant (`isGone`). */
  | { readonly outcome: 'unknown' }
  /** The provider failed, and no older answer is stored. */
  | { readonly outcome: 'down' }
);

/**
 * 'gone': the provider has no such restaurant. 'kept': it failed, its 404 does not count yet, or
 * this instance did not ask it.
 */
export type Renewal = 'renewed' | 'gone' | 'kept';

/** An answer of any age. */
export type StoredAnswer<Value> = {
  readonly answer: CachedAnswer<Value>;
  /**
   * In milliseconds since 1970. For a value: when the provider sent it. A later failure does not
   * change this time. For 'unknown' and 'down': when this instance learned the outcome.
   */
  readonly receivedAt: number;
  /**
   * When the first 404 arrived, in milliseconds since 1970. Set while the 404s for a found value do
   * not count yet. The provider's next value and any other failure end it. Not set while instances
   * share answers, because then the shared store has the time.
   */
  readonly missingSince?: number | undefined;
};

/** The result of a refresh. `body` is what the provider sent, if the renewal is 'renewed'. */
export type Refreshed<Value> = StoredAnswer<Value> & {
  readonly renewal: Renewal;
  readonly body?: unknown;
};

export type ParseBody<Value> = (body: unknown) => Result<Value, ProviderFailure>;
