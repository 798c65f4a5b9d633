import type { HelpGroup } from '@/lib/i18n/transaction/payment-result-copy';
import { isOrderId } from '@/lib/ids';
import { parseText } from '@/lib/provider/contract/parse-fields';

/** The first value of a repeated key counts. */
export type ReturnQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Anyone can write the address of a return, so its content proves nothing. */
export type BankReturn =
  /** RC 00. Without a valid order the provider cannot confirm the payment. */
  | { readonly kind: 'approved'; readonly order: string | undefined }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly message: string | undefined;
      readonly help: HelpGroup;
      readonly order: string | undefined;
    }
  /** No RC, or an invalid one: whether the payment was made is unknown. */
  | { readonly kind: 'unclear'; readonly order: string | undefined };

export const MESSAGE_MAX_CHARACTERS = 300;

const APPROVED = '00';
/** One to four letters or digits, or a negative number of one to four digits. */
const CODE = /^(?:[0-9A-Za-z]{1,4}|-\d{1,4})$/;

/** All other codes get 'check'. One of them is 94 (duplicate): the order may already be paid. */
const CODES: Readonly<Record<Exclude<HelpGroup, 'check'>, readonly string[]>> = {
  card: ['14', '33', '54', '55', '75', '82'],
  funds: ['51', '61', '65'],
  bank: ['05', '41', '43', '57', '62'],
  cancelled: ['99'],
  later: ['91', '990'],
  malfunction: ['96'],
};

function firstOf(query: ReturnQuery, key: string): string | undefined {
  const value = query[key];
  return typeof value === 'string' ? value : value?.[0];
}

function findHelp(code: string): HelpGroup {
  if (CODES.card.includes(code)) return 'card';
  if (CODES.funds.includes(code)) return 'funds';
  if (CODES.bank.includes(code)) return 'bank';
  if (CODES.cancelled.includes(code)) return 'cancelled';
  if (CODES.malfunction.includes(code)) return 'malfunction';
  return CODES.later.includes(code) ? 'later' : 'check';
}

/** Plain text without control characters, cut to `MESSAGE_MAX_CHARACTERS`. */
function parseMessage(value: string | undefined): string | undefined {
  const letters = [...(parseText(value) ?? '')];
  if (letters.length <= MESSAGE_MAX_CHARACTERS) return letters.join('') || undefined;
  return `${letters
    .slice(0, MESSAGE_MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}

export function parseBankReturn(query: ReturnQuery): BankReturn {
  const code = firstOf(query, 'RC') ?? '';
  const named = firstOf(query, 'ORDER') ?? '';
  const order = isOrderId(named) ? named : undefined;
  if (code === APPROVED) return { kind: 'approved', order };
  if (!CODE.test(code)) return { kind: 'unclear', order };
  const message = parseMessage(firstOf(query, 'MESSAGE'));
  return { kind: 'declined', code, message, help: findHelp(code), order };
}
