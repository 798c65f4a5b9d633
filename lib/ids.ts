/** Requirement R-2. */
export const RESTAURANT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
const TABLE_USER_ORDER_OR_INVOICE_ID = /^[A-Za-z0-9_-]{1,64}$/;
const PRODUCT_SLUG = /^[a-z0-9-]{1,60}$/;
const TOKEN = /^[A-Za-z0-9._~+=-]{1,1024}$/;

/** A restaurant's id is its `short_name` in the provider's answers. */
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

/** `uniqueAnchors` makes a product's slug from the product's name. */
export function isProductSlug(value: string): boolean {
  return PRODUCT_SLUG.test(value);
}

/** The token of a reset or activation link. */
export function isToken(value: string): boolean {
  return TOKEN.test(value);
}
