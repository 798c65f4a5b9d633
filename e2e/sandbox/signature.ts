import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An invented key. The bank's keys have the same form: 16 bytes as 32 hexadecimal digits. */
const KEY = Buffer.from('00112233445566778899AABBCCDDEEFF', 'hex');

/** The signature of a form (its field P_SIGN) covers these fields, in this order. */
const FORM_FIELDS = [
  'AMOUNT',
  'CURRENCY',
  'ORDER',
  'DESC',
  'MERCH_NAME',
  'MERCH_URL',
  'MERCHANT',
  'TERMINAL',
  'EMAIL',
  'TRTYPE',
  'COUNTRY',
  'MERCH_GMT',
  'TIMESTAMP',
  'NONCE',
  'BACKREF',
] as const;

/** The signature of the bank's answer (P_SIGN) covers these fields, in this order. */
const ANSWER_FIELDS = [
  'TERMINAL',
  'TRTYPE',
  'ORDER',
  'AMOUNT',
  'CURRENCY',
  'DESC',
  'ACTION',
  'RC',
  'MESSAGE',
  'RRN',
  'INT_REF',
  'APPROVAL',
  'TIMESTAMP',
  'NONCE',
] as const;

export type Fields = Readonly<Record<string, string>>;

/**
 * The two fields that make each message unique. TIMESTAMP is '20260115100000' for
 * 2026-01-15T10:00:00.000Z, which the bank reads as GMT.
 */
export function createStamp(now: Date): { readonly TIMESTAMP: string; readonly NONCE: string } {
  return {
    TIMESTAMP: now.toISOString().replace(/\D/g, '').slice(0, 14),
    NONCE: randomBytes(16).toString('hex').toUpperCase(),
  };
}

/** Writes each value after its length in bytes, and a dash for an empty or missing value. */
function joinValues(names: readonly string[], fields: Fields): string {
  return names
    .map((name) => fields[name] ?? '')
    .map((value) => (value === '' ? '-' : `${Buffer.byteLength(value)}${value}`))
    .join('');
}

function sign(names: readonly string[], fields: Fields): string {
  return createHmac('sha1', KEY).update(joinValues(names, fields)).digest('hex').toUpperCase();
}

export function signForm(fields: Fields): Fields {
  return { ...fields, P_SIGN: sign(FORM_FIELDS, fields) };
}

export function signAnswer(fields: Fields): Fields {
  return { ...fields, P_SIGN: sign(ANSWER_FIELDS, fields) };
}

export function isSignedForm(fields: Fields): boolean {
  const given = Buffer.from(fields.P_SIGN ?? '');
  const right = Buffer.from(sign(FORM_FIELDS, fields));
  return given.length === right.length && timingSafeEqual(given, right);
}
