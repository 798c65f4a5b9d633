const PREFIX = '/api/';

export type ProviderPath = `${typeof PREFIX}${string}`;

/**
 * Encodes each value. Throws for a value with half a surrogate pair, for a path outside `/api/`,
 * and for a segment '', '.' or '..' before the query.
 */
export function path(words: TemplateStringsArray, ...values: readonly string[]): ProviderPath {
  const whole = String.raw({ raw: words }, ...values.map(encodeURIComponent));
  const beforeQuery = whole.split('?', 1).join('');
  const segments = beforeQuery.split('/').slice(1);
  const isSafe = segments.every((segment) => !['', '.', '..'].includes(segment));
  if (!whole.startsWith(PREFIX) || !isSafe) throw new Error('The value is not safe in a path');
  return `${PREFIX}${whole.slice(PREFIX.length)}`;
}

/** The paths of the calls (requirement C-1). */
export const providerPaths = {
  menu: (restaurantId: string): ProviderPath => path`/api/v1/web/restaurant/${restaurantId}/menu`,
  restaurants: (): ProviderPath =>
    path`/api/v2/restaurant/get-all?per_page=${String(RESTAURANTS_PER_PAGE)}`,
  invoice: (invoiceId: string): ProviderPath => path`/api/v1/web/invoice/${invoiceId}`,
  /** The token is sent in a header named `token`. */
  verifyToken: (): ProviderPath => path`/api/v1/verify/token`,
  resetPassword: (): ProviderPath => path`/api/v1/reset/password`,
  activateAccount: (): ProviderPath => path`/api/v1/verify/activation/token`,
  paymentAuthorization: (userId: string): ProviderPath =>
    path`/api/v1/payment/librapay/${userId}/authorization`,
  orderAuthorized: (bankOrder: string): ProviderPath =>
    path`/api/v1/payment/librapay/order/${bankOrder}/authorized`,
  cardForm: (userId: string, orderId: string): ProviderPath =>
    path`/api/payment/client/${userId}/${orderId}/card`,
} as const;

/** The site requests only the first page of the restaurant list, with at most this many entries. */
export const RESTAURANTS_PER_PAGE = 70;
