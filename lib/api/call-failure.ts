/** Why a call from a browser to one of our own routes has no value. The union is closed. */
export type CallFailure =
  /** The provider refused the request (4xx). `message` is its plain text, at most 300 characters. */
  | { readonly kind: 'refused'; readonly message?: string }
  /** Too many requests from this client address. The provider was not called. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /**
   * The provider does not answer now: unreachable, too slow, 408, 425, 429, 502, 503 or 504; or the
   * browser's own deadline has passed. `message` is the provider's text, if it sent one.
   */
  | {
      readonly kind: 'unavailable';
      readonly retryAfterSeconds: number;
      readonly message?: string;
    }
  /** The provider sent another 5xx or an answer that cannot be used. */
  | { readonly kind: 'broken'; readonly message?: string }
  /** Our own validation refused the request: method, type, size, ids or origin. */
  | { readonly kind: 'rejected' }
  /** No response arrived, and the browser has no network. */
  | { readonly kind: 'offline' }
  /** No response arrived although the browser has a network. The cause can be on either side. */
  | { readonly kind: 'unreached' };

/**
 * The failures that a route answers to a valid request. 'offline' and 'unreached' exist only in the
 * browser.
 */
export type RouteFailure = Exclude<
  CallFailure,
  { readonly kind: 'rejected' | 'offline' | 'unreached' }
>;

/** Every failure but the provider's refusal. Most of them leave open whether the work was done. */
export type UndecidedFailure = Exclude<CallFailure, { readonly kind: 'refused' }>;
