import type { PaymentForm } from '@/lib/api/payment-form';
import type { Result } from '@/lib/result';
import type { ApiName } from './api-routes.ts';
import type { CallFailure } from './call-failure.ts';

/** The JSON body of each route's request. */
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
   * The provider's JSON object, unchanged, for the app. Any other answer, and one above 16 KB, is
   * `{}`.
   */
  readonly orderAuthorized: { readonly payload: object };
};

/** The result of a call in the browser. */
export type CallResult<Name extends ApiName> = Result<ApiValues[Name], CallFailure>;
