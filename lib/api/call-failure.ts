/** Why a call from a browser to one of our own routes has no value. The union is closed. */
export type CallFailure =
  /**
   * The provider refused the request: 4xx, except 408, 425 and 429. `message` is the provider's
   * text as plain text, at most 300 characters.
   */
  | { readonly kind: 'refused'; readonly message?: string }
  /** Too many requests from this client address. The provider was not called. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /**
   * The provider does not answer now (unreachable, too slow, no complete HTTP answer, or 408, 425,
   * 429, 502, 503 or 504), a proxy in front of the site answered one of these statuses, or the
   * browser's own deadline has passed. `message` is the provider's text, if it sent one.
   */
  | {
      readonly kind: 'unavailable';
      readonly retryAfterSeconds: number;
      readonly message?: string;
    }
  /**
   * The provider sent another 5xx or an answer that cannot be used, or the browser got an
   * unexpected response.
   */
  | { readonly kind: 'broken'; readonly message?: string }
  /**
   * Our own validation refused the request (method, type, size, body, ids or origin), our API has
   * no such route, or a proxy in front of the site answered another 4xx.
   */
  | { readonly kind: 'rejected' }
  /** No complete response arrived, and the browser has no network. */
  | { readonly kind: 'offline' }
  /**
   * No complete response arrived, although the browser has a network. The cause can be on either
   * side.
   */
  | { readonly kind: 'unreached' };

/**
 * The failures that a route answers with their details. A route answers 'rejected' without details;
 * 'offline' and 'unreached' exist only in the browser.
 */
export type RouteFailure = Exclude<
  CallFailure,
  { readonly kind: 'rejected' | 'offline' | 'unreached' }
>;

/** Every failure but the provider's refusal. Most of them leave open whether the work was done. */
export type UndecidedFailure = Exclude<CallFailure, { readonly kind: 'refused' }>;
