/** From the provider's Retry-After header, where it sent a usable one. */
type Wait = { readonly retryAfterSeconds?: number | undefined };

/** Why the provider gave no usable answer. `reason` is for logs, `message` for the person. */
export type ProviderFailure =
  /** No connection, or no attempt: no address, breaker open, too many waiting calls. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /** The provider answered 4xx; `message` is its own plain text, where it gave one. */
  | ({
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
    } & Wait)
  /** An unusable answer: 5xx, redirect, cut off, too large, of another type, not JSON. */
  | ({
      readonly kind: 'broken';
      readonly status: number | undefined;
      readonly reason: string;
      /** The message of a 5xx as plain text, only for calls whose pages show it. */
      readonly message?: string | undefined;
    } & Wait)
  | { readonly kind: 'unexpected-shape'; readonly reason: string };
