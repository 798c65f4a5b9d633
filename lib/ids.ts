/**
 * The checks of ids and tokens in our addresses, in the bodies of our API, in stored data and in
 * the provider's paths. An address with another id gets 404 without a call to the provider
 * (`request-plan.ts`). In an address the checks get the segment as it was sent, so a
 * percent-encoded id is refused; an address with an encoded token is redirected to its plain form.
 */

const RESTAURANT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
const TABLE_USER_ORDER_OR_INVOICE_ID = /^[A-Za-z0-9_-]{1,64}$/;
const TOKEN = /^[A-Za-z0-9._~+=-]{1,1024}$/;

/** A restaurant's id is the provider's `short_name`. */
export function isRestaurantId(value: string): boolean {
  return RESTAURANT_ID.test(value);
}

export function isTableId(value: string): boolean {
  return TABLE_USER_ORDER_OR_INVOICE_ID.test(value);
}

export function isUserId(value: string): boolean {
  return TABLE_USER_ORDER_OR_INVOICE_ID.test(value);
}

export function isOrderId(value: string): boolean {
  return TABLE_USER_ORDER_OR_INVOICE_ID.test(value);
}

export function isInvoiceId(value: string): boolean {
  return TABLE_USER_ORDER_OR_INVOICE_ID.test(value);
}

/** The token of a reset or activation link. */
export function isToken(value: string): boolean {
  return TOKEN.test(value);
}
