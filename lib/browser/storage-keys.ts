/** The keys of the browser storage that the site uses. `/cookies` lists them. */
export const STORAGE_KEYS = {
  paymentUserId: 'plata-utilizator',
  paymentForm: 'plata-formular',
  failedAttempts: 'plata-incercari',
  consent: 'acord-pixel',
  menuView: 'meniu-vedere',
} as const;
