/** The wait that the provider asks for with a usable Retry-After header. */
type Wait = { readonly retryAfterSeconds?: number | undefined };

/** Why the provider gave no usable answer. `reason` is for logs, `message` for the user. */
export type ProviderFailure =
  /** No connection was made, for example because the breaker is open or too many calls wait. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /** The provider answered 4xx. `message` is plain text. */
  | ({
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
    } & Wait)
  /** An unusable answer, such as a 5xx, a redirect, or a body that is cut off or not JSON. */
  | ({
      readonly kind: 'broken';
      readonly status: number | undefined;
      readonly reason: string;
      /** The provider's message of a 5xx, as plain text. Only calls for an account have it. */
      readonly message?: string | undefined;
    } & Wait)
  | { readonly kind: 'unexpected-shape'; readonly reason: string };
