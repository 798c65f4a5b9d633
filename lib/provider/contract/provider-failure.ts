/** The wait that the provider asks for with a usable Retry-After header. */
type Wait = { readonly retryAfterSeconds?: number | undefined };

/** Why the provider gave no usable answer. `reason` is for logs, `message` for the user. */
export type ProviderFailure =
  /**
   * No connection was made: no address is set, the host does not accept it, the breaker is open, or
   * too many calls wait.
   */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /** The provider answered 4xx; `message` is its own plain text, where it gave one. */
  | ({
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
    } & Wait)
  /**
   * An unusable answer: 5xx, redirect, cut off, too large, of another type or encoding, not JSON,
   * not HTTP, or a 404 of the list.
   */
  | ({
      readonly kind: 'broken';
      readonly status: number | undefined;
      readonly reason: string;
      /** The message of a 5xx as plain text, only for calls whose pages show it. */
      readonly message?: string | undefined;
    } & Wait)
  | { readonly kind: 'unexpected-shape'; readonly reason: string };
