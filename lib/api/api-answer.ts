import type { PaymentForm } from '@/lib/payment/payment-form';

/** Why one of our own routes did not do what was asked. The body of every answer but 200. */
export type ApiRefusal =
  /** The provider said no (4xx); `message` is its own, plain text of at most 300 characters. HTTP 422. */
  | { readonly outcome: 'refused'; readonly message?: string }
  /** Too many requests from this address; the provider was not asked. HTTP 429 with Retry-After. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /**
   * The provider does not answer now: not reached, too slow, 408, 425, 429, 502, 503 or 504. HTTP
   * 503 with Retry-After. `message` is what the provider said of its own trouble.
   */
  | {
      readonly outcome: 'unavailable';
      readonly retryAfterSeconds: number;
      readonly message?: string;
    }
  /** The provider answered with another 5xx, or with something that cannot be used. HTTP 502. */
  | { readonly outcome: 'broken'; readonly message?: string }
  /** Our own validation: method, type, size, ids, origin. HTTP 400, 403, 404, 405, 413 or 415. */
  | { readonly outcome: 'rejected' };

/** Why a browser that called one of our own routes has no result. */
export type CallFailure =
  | ApiRefusal
  /** No answer came, and the browser has no network. */
  | { readonly outcome: 'offline' }
  /** No answer came, and the browser has a network: the cause can be on either side. */
  | { readonly outcome: 'unreached' };

/** Every failure but the provider's own no. */
export type UndecidedCall = Exclude<CallFailure, { readonly outcome: 'refused' }>;

export type ApiAnswer<Value> = { readonly outcome: 'done'; readonly value: Value } | CallFailure;

/** What each route is sent, as JSON. */
export type ApiBodies = {
  readonly verifyToken: { readonly token: string };
  readonly resetPassword: { readonly token: string; readonly newPassword: string };
  readonly activateAccount: { readonly token: string };
  readonly authorizationForm: { readonly userId: string };
  readonly cardForm: { readonly userId: string; readonly orderId: string };
  readonly orderAuthorized: { readonly order: string };
};

/** What each route gives when it has done its work. */
export type ApiValues = {
  readonly verifyToken: null;
  readonly resetPassword: null;
  readonly activateAccount: null;
  readonly authorizationForm: PaymentForm;
  readonly cardForm: PaymentForm;
  /** The provider's JSON, unchanged: it is the app that reads it. */
  readonly orderAuthorized: { readonly payload: object };
};
