import { hasReplacementCharacter } from '@/lib/decode-text';
import type { CodeWithText, HelpGroup } from '@/lib/i18n/transaction/payment-copy';
import { isOrderId } from '@/lib/ids';
import { parsePlainText } from '@/lib/provider/contract/parse-fields';

/** If a key is repeated, its first value counts. */
export type ReturnQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Anyone can open the result page with any query, so a bank return does not prove a payment. */
export type BankReturn =
  /** RC 00. `order` is undefined if ORDER is missing or invalid. */
  | { readonly kind: 'approved'; readonly order: string | undefined }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly message: string | undefined;
      readonly help: HelpGroup;
      readonly order: string | undefined;
    }
  /** The RC is missing or invalid, so the site does not know whether the payment was made. */
  | { readonly kind: 'unclear'; readonly order: string | undefined };

const APPROVED = '00';
/** One to four letters or digits, or a negative number of one to four digits. */
const RESPONSE_CODE = /^(?:[0-9A-Za-z]{1,4}|-\d{1,4})$/;

type HelpGroups = Readonly<Partial<Record<string, HelpGroup>> & Record<CodeWithText, HelpGroup>>;

/**
 * The help group of each code, which selects the advice on the page after a decline. Codes that are
 * not listed have the group 'check'. One of them is 94 (duplicate transaction): the order may
 * already be paid. A code with a text of its own in `payment-copy.ts` has to be listed.
 */
const HELP_GROUPS: HelpGroups = {
  '-19': 'check',
  '05': 'bank',
  '14': 'card',
  '33': 'card',
  '41': 'bank',
  '43': 'bank',
  '51': 'funds',
  '54': 'card',
  '55': 'card',
  '57': 'bank',
  '61': 'funds',
  '62': 'bank',
  '65': 'funds',
  '75': 'card',
  '82': 'card',
  '91': 'later',
  '96': 'malfunction',
  '99': 'cancelled',
  '990': 'later',
};

export const MESSAGE_MAX_CHARACTERS = 300;

export function parseBankReturn(query: ReturnQuery): BankReturn {
  const code = firstOf(query, 'RC') ?? '';
  const orderValue = firstOf(query, 'ORDER') ?? '';
  const order = isOrderId(orderValue) ? orderValue : undefined;
  if (code === APPROVED) return { kind: 'approved', order };
  if (!RESPONSE_CODE.test(code)) return { kind: 'unclear', order };
  const message = parseBankMessage(firstOf(query, 'MESSAGE'));
  return { kind: 'declined', code, message, help: HELP_GROUPS[code] ?? 'check', order };
}

function firstOf(query: ReturnQuery, key: string): string | undefined {
  const value = query[key];
  return typeof value === 'string' ? value : value?.[0];
}

/**
 * The message's visible characters on one line, cut to `MESSAGE_MAX_CHARACTERS`. Undefined if a
 * part of the message could not be decoded.
 */
function parseBankMessage(value: string | undefined): string | undefined {
  if (value === undefined || hasReplacementCharacter(value)) return undefined;
  const characters = [...(parsePlainText(value) ?? '')];
  if (characters.length <= MESSAGE_MAX_CHARACTERS) return characters.join('') || undefined;
  return `${characters
    .slice(0, MESSAGE_MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
