/** From this failed confirmation of an order on, the page leads to the support line. */
export const PAYMENT_ATTEMPTS_BEFORE_SUPPORT = 3;
