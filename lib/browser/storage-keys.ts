/** The names under which the site keeps things in the browser, as `/cookies` lists them. */
export const STORAGE_KEYS = {
  paymentUserId: 'plata-utilizator',
  paymentForm: 'plata-formular',
  failedAttempts: 'plata-incercari',
  consent: 'acord-pixel',
} as const;
