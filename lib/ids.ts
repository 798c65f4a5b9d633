/**
 * The valid ids in our addresses and the provider's paths. A page with any other id answers 404
 * without a call. The checks get the segment undecoded, percent signs included. No imports, because
 * `proxy.ts` checks every request with this file.
 */
const RESTAURANT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
const PLAIN_ID = /^[A-Za-z0-9_-]{1,64}$/;
const TOKEN = /^[A-Za-z0-9._~+=-]{1,1024}$/;

export function isRestaurantId(value: string): boolean {
  return RESTAURANT_ID.test(value);
}

export function isTableId(value: string): boolean {
  return PLAIN_ID.test(value);
}

export function isUserId(value: string): boolean {
  return PLAIN_ID.test(value);
}

export function isOrderId(value: string): boolean {
  return PLAIN_ID.test(value);
}

export function isInvoiceId(value: string): boolean {
  return PLAIN_ID.test(value);
}

/** The token of a reset or activation link. */
export function isToken(value: string): boolean {
  return TOKEN.test(value);
}
