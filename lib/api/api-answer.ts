import type { PaymentForm } from '@/lib/payment/payment-form';

/** Why one of our own routes did not do what was asked. The body of every answer but 200. */
export type ApiRefusal =
  /** The provider said no (4xx); `message` is its own, plain text of at most 300 characters. HTTP 422. */
  | { readonly outcome: 'refused'; readonly message?: string }
  /** Too many requests from this address. HTTP 429 with Retry-After. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /** Provider not reached, too slow, broken, or an answer that may not be used. HTTP 503 (form refused: 502). */
  | {
      readonly outcome: 'unavailable';
      /** What the provider said of its own trouble; of what was asked it is neither yes nor no. */
      readonly message?: string;
      /** Said by the browser about itself: nothing came back, and it has no network. */
      readonly isOffline?: true;
    }
  /** Our own validation: method, type, size, ids, origin. HTTP 400, 403, 404, 405, 413 or 415. */
  | { readonly outcome: 'rejected' };

export type ApiAnswer<Value> = { readonly outcome: 'done'; readonly value: Value } | ApiRefusal;

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
