/**
 * After this many failed authorizations of an order, the result page advises the user to call
 * support.
 */
export const PAYMENT_ATTEMPTS_BEFORE_SUPPORT = 3;
