type ResponseCode = {
  readonly rc: string;
  /**
   * The bank's ACTION: 0 approved, 1 duplicate, 2 declined, 3 processing error. Empty when the bank
   * gives none.
   */
  readonly action: string;
  /** The bank's own text (MESSAGE), in English. */
  readonly message: string;
  /** The reason that the button on the bank page shows, in Romanian. */
  readonly label: string;
};

/** The codes that have a button on the bank page. */
export const buttonCodes: readonly ResponseCode[] = [
  { rc: '51', action: '2', message: 'Insufficient funds', label: 'fonduri insuficiente' },
  { rc: '54', action: '2', message: 'Expired card', label: 'card expirat' },
  { rc: '05', action: '2', message: 'Do not honour', label: 'refuz fără motiv' },
  { rc: '-19', action: '3', message: 'Authentication failed', label: 'autentificare eșuată' },
  { rc: '990', action: '', message: 'Transaction timeout', label: 'timp expirat' },
];

const otherCodes: readonly Omit<ResponseCode, 'label'>[] = [
  { rc: '14', action: '2', message: 'Invalid card number' },
  { rc: '41', action: '2', message: 'Lost card' },
  { rc: '57', action: '2', message: 'Transaction not permitted' },
  { rc: '91', action: '2', message: 'Issuer unavailable' },
  { rc: '94', action: '1', message: 'Duplicate transaction' },
  { rc: '96', action: '3', message: 'System malfunction' },
];

const UNKNOWN = { action: '2', message: 'Declined' };

export function findResponseCode(rc: string): {
  readonly action: string;
  readonly message: string;
} {
  return [...buttonCodes, ...otherCodes].find((code) => code.rc === rc) ?? UNKNOWN;
}
