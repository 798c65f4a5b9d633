/** The wait that a usable Retry-After header asks for. `parseRetryAfter` limits it to one hour. */
type Wait = { readonly retryAfterSeconds?: number | undefined };

/** Why the provider gave no usable answer. `reason` is for logs, `message` for the user. */
export type ProviderFailure =
  /**
   * The request was not sent, for example because the breaker is open or too many calls wait. If
   * the call was repeated, the second request was not sent, but the provider may have got the
   * first.
   */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  /** The provider answered 4xx. `message` is plain text. */
  | ({
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | undefined;
    } & Wait)
  /** An unusable answer, such as a 5xx, a redirect or invalid JSON, or a broken connection. */
  | ({
      readonly kind: 'broken';
      readonly status: number | undefined;
      readonly reason: string;
      /** The message of a 5xx, as plain text. Only the calls of the group `account` read it. */
      readonly message?: string | undefined;
    } & Wait)
  | { readonly kind: 'unexpected-shape'; readonly reason: string };
