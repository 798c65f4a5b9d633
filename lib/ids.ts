/** Requirement R-2. */
export const RESTAURANT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

type IdCheck = (value: string) => boolean;

const fits =
  (pattern: RegExp): IdCheck =>
  (value) =>
    pattern.test(value);

/** A restaurant's id is its `short_name` in the provider's answers. */
export const isRestaurantId: IdCheck = fits(RESTAURANT_ID);

const isOtherId = fits(/^[A-Za-z0-9_-]{1,64}$/);
export const isTableId: IdCheck = isOtherId;
export const isUserId: IdCheck = isOtherId;
export const isOrderId: IdCheck = isOtherId;
export const isInvoiceId: IdCheck = isOtherId;

/** `uniqueAnchors` makes a product's slug from the product's name. */
export const isProductSlug: IdCheck = fits(/^[a-z0-9-]{1,60}$/);

/** The token of a reset or activation link. */
export const isToken: IdCheck = fits(/^[A-Za-z0-9._~+=-]{1,1024}$/);
