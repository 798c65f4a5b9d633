/** Why a call from a browser to one of our own routes failed. */
export type CallFailure =
  /**
   * The provider refused the request with a 4xx that is not temporary (`isTemporaryStatus`).
   * `message` is the provider's plain text.
   */
  | { readonly kind: 'refused'; readonly message?: string }
  /** Too many requests from this client address. The provider was not called. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /**
   * The provider or a proxy cannot answer now, or the browser's deadline has passed. `message` is
   * the provider's plain text.
   */
  | {
      readonly kind: 'unavailable';
      readonly retryAfterSeconds: number;
      readonly message?: string;
    }
  /** The provider's answer or our route's response cannot be used. */
  | { readonly kind: 'broken'; readonly message?: string }
  /** Our route, or a proxy in front of it, refused the request before the provider was called. */
  | { readonly kind: 'rejected' }
  /** No complete response arrived, and the browser has no network. */
  | { readonly kind: 'offline' }
  /** No complete response arrived, although the browser has a network. */
  | { readonly kind: 'unreached' };

/** The failures for which the response of our routes may contain a message or a wait. */
export type RouteFailure = Exclude<
  CallFailure,
  { readonly kind: 'rejected' | 'offline' | 'unreached' }
>;

/**
 * After 'limited' and 'rejected' the provider was not called. After the other failures it is
 * unknown whether the provider did the work.
 */
export type UndecidedFailure = Exclude<CallFailure, { readonly kind: 'refused' }>;
