import type { Result } from '@/lib/result';
import type { ProviderFailure } from '../contract/provider-failure.ts';

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

/** The result of a refresh. `body` is what the provider sent, if the renewal is 'renewed'. */
export type Refreshed<Value> = KeptAnswer<Value> & {
  readonly renewal: Renewal;
  readonly body?: unknown;
};

export type ParseBody<Value> = (body: unknown) => Result<Value, ProviderFailure>;
