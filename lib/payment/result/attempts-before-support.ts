/** After this many failed authorizations of an order, the page advises the user to call support. */
export const PAYMENT_ATTEMPTS_BEFORE_SUPPORT = 3;
