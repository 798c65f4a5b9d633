/** The keys in the browser's storage. The page `/cookies` must explain each of them. */
export const STORAGE_KEYS = {
  paymentUserId: 'plata-utilizator',
  paymentForm: 'plata-formular',
  paymentAmount: 'plata-suma',
  failedAttempts: 'plata-incercari',
  consent: 'acord-pixel',
  menuView: 'meniu-vedere',
  /** The first name of the list, which browsers may have stored under it. */
  waiterList: 'preparate-pastrate',
} as const;
