import { randomBytes, randomInt } from 'node:crypto';
import { createNonce, formatTimestamp } from '../payments/payment-fields.ts';
import { signAnswer } from '../payments/signature.ts';
import type { Fields } from '../payments/signature.ts';
import type { BankChoice } from './bank-choice-schema.ts';
import { findResponseCode } from './response-codes.ts';

const createDigits = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('');

/**
 * RRN (the reference number) and APPROVAL (the approval code) come from the bank that issued the
 * card. With ACTION 0 that bank has approved. With ACTION 2 it has declined and gives no APPROVAL.
 * With any other ACTION that bank gave no answer, so RRN and APPROVAL are empty.
 */
function createReferences(action: string): Fields {
  return {
    RRN: action === '0' || action === '2' ? createDigits(12) : '',
    INT_REF: randomBytes(8).toString('hex').toUpperCase(),
    APPROVAL: action === '0' ? createDigits(6) : '',
  };
}

/**
 * Creates the fields of the bank's answer in the order in which they are signed, and then the
 * signature, P_SIGN.
 */
export function createBankAnswer(form: Fields, choice: BankChoice, now: Date): Fields {
  const { declinedWith } = choice;
  const decision =
    declinedWith === undefined
      ? { rc: '00', action: '0', message: 'Approved' }
      : { rc: declinedWith, ...findResponseCode(declinedWith) };
  return signAnswer({
    TERMINAL: form.TERMINAL ?? '',
    TRTYPE: form.TRTYPE ?? '',
    ORDER: form.ORDER ?? '',
    AMOUNT: form.AMOUNT ?? '',
    CURRENCY: form.CURRENCY ?? '',
    DESC: form.DESC ?? '',
    ACTION: decision.action,
    RC: decision.rc,
    MESSAGE: choice.message || decision.message,
    ...createReferences(decision.action),
    TIMESTAMP: formatTimestamp(now),
    NONCE: createNonce(),
  });
}
