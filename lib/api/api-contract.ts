import type { PaymentForm } from '@/lib/payment-form';
import type { Result } from '@/lib/result';
import type { ApiName } from './api-routes.ts';
import type { CallFailure } from './call-failure.ts';

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
