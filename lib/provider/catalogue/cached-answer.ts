import type { Result } from '@/lib/result';
import type { ProviderFailure } from '../contract/provider-failure.ts';

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
  /** The provider failed, and no older answer is kept. */
  | { readonly outcome: 'down' }
);

/**
 * 'gone': the provider has no such restaurant. 'kept': it failed, its 404 does not count yet, or
 * this instance did not ask it.
 */
export type Renewal = 'renewed' | 'gone' | 'kept';

/** An answer of any age. */
export type KeptAnswer<Value> = {
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
export type Refreshed<Value> = KeptAnswer<Value> & {
  readonly renewal: Renewal;
  readonly body?: unknown;
};

export type ParseBody<Value> = (body: unknown) => Result<Value, ProviderFailure>;
