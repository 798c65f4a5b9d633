import type { PaymentForm } from '@/lib/payment-form';
import type { Result } from '@/lib/result';
import type { CallFailure } from './call-failure.ts';

/** Requests have ids and tokens in the body, so that addresses and logs do not contain them. */
export const apiRoutes = {
  verifyToken: '/api/token/verify',
  resetPassword: '/api/password/reset',
  activateAccount: '/api/account/activate',
  authorizationForm: '/api/payment/authorization-form',
  cardForm: '/api/payment/card-form',
  orderAuthorized: '/api/payment/order-authorized',
} as const;

/** The provider calls `revalidate`. The operator's machines call the other routes. */
export const operatorRoutes = {
  live: '/api/health/live',
  ready: '/api/health/ready',
  metrics: '/api/metrics',
  revalidate: '/api/revalidate',
} as const;

export type ApiName = keyof typeof apiRoutes;

export const apiMethods = {
  verifyToken: 'POST',
  resetPassword: 'POST',
  activateAccount: 'POST',
  authorizationForm: 'POST',
  cardForm: 'POST',
  orderAuthorized: 'PUT',
} as const satisfies Readonly<Record<ApiName, string>>;

export type ApiBodies = {
  readonly verifyToken: { readonly token: string };
  readonly resetPassword: { readonly token: string; readonly newPassword: string };
  readonly activateAccount: { readonly token: string };
  readonly authorizationForm: { readonly userId: string };
  readonly cardForm: { readonly userId: string; readonly orderId: string };
  readonly orderAuthorized: { readonly order: string };
};

/** The value of each route's successful response. */
export type ApiValues = {
  readonly verifyToken: null;
  readonly resetPassword: null;
  readonly activateAccount: null;
  readonly authorizationForm: PaymentForm;
  readonly cardForm: PaymentForm;
  /**
   * `payload` is the JSON object that the provider sent, unchanged. It is `{}` if the provider sent
   * more than 16 KB (`lib/provider/payment.ts`).
   */
  readonly orderAuthorized: { readonly payload: object };
};

export type CallResult<Name extends ApiName> = Result<ApiValues[Name], CallFailure>;
