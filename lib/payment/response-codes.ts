import { assertNever } from '@/lib/result';
import type { HelpGroup } from '@/lib/i18n/transaction/payment-copy';

export const APPROVED = '00';
/** One to four letters or digits, or a negative number of one to four digits. */
export const RESPONSE_CODE = /^(?:[0-9A-Za-z]{1,4}|-\d{1,4})$/;

/**
 * Codes that are not listed have the help group 'check'. One of them is 94 (duplicate transaction):
 * the order may already be paid.
 */
const CODES: Readonly<Record<Exclude<HelpGroup, 'check'>, readonly string[]>> = {
  card: ['14', '33', '54', '55', '75', '82'],
  funds: ['51', '61', '65'],
  bank: ['05', '41', '43', '57', '62'],
  cancelled: ['99'],
  later: ['91', '990'],
  malfunction: ['96'],
};

/** The help group of a code. It selects the advice on the page after a decline. */
export function findHelp(code: string): HelpGroup {
  if (CODES.card.includes(code)) return 'card';
  if (CODES.funds.includes(code)) return 'funds';
  if (CODES.bank.includes(code)) return 'bank';
  if (CODES.cancelled.includes(code)) return 'cancelled';
  if (CODES.malfunction.includes(code)) return 'malfunction';
  return CODES.later.includes(code) ? 'later' : 'check';
}

/**
 * Whether nothing was paid, as the bank's code says. After other codes the order may be paid: the
 * answer was late, a system failed, or the code is not known to be a refusal (requirement E-7).
 */
export function isKnownDecline(group: HelpGroup): boolean {
  switch (group) {
    case 'card':
    case 'funds':
    case 'bank':
    case 'cancelled':
      return true;
    case 'later':
    case 'malfunction':
    case 'check':
      return false;
    default:
      return assertNever(group);
  }
}
