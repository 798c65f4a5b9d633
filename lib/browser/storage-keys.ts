/** The page `/cookies` lists these keys. */
export const STORAGE_KEYS = {
  paymentUserId: 'plata-utilizator',
  paymentForm: 'plata-formular',
  failedAttempts: 'plata-incercari',
  consent: 'acord-pixel',
  menuView: 'meniu-vedere',
  keptProducts: 'preparate-pastrate',
} as const;
