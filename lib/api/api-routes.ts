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
