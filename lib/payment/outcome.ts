import { isOrderId } from '@/lib/ids';
import { parseText } from '@/lib/provider/parse-fields';

/** What the page that the bank sends people back to may be asked with. The first of a key counts. */
export type ReturnQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Which one line of help stands under the text of a code. */
export type HelpGroup = 'card' | 'funds' | 'bank' | 'cancelled' | 'later' | 'malfunction' | 'check';

/** What the bank's return says. An address that anyone can write: it proves nothing. */
export type PaymentReturn =
  /** RC 00. Without a usable order nobody can be asked whether it is true. */
  | { readonly kind: 'approved'; readonly order: string | undefined }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly message: string | undefined;
      readonly help: HelpGroup;
      readonly order: string | undefined;
    }
  /** No RC, or one that is no code: whether the payment was made is unknown. */
  | { readonly kind: 'unclear'; readonly order: string | undefined };

export const MESSAGE_MAX_CHARACTERS = 300;

const APPROVED = '00';
/** One to four letters or digits, or a negative number of as many digits. */
const CODE = /^(?:[0-9A-Za-z]{1,4}|-\d{1,4})$/;

/** The common codes; 94 (duplicate) and 990 (time-out) may well have been paid. */
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

/**
 * Codes outside the table get 'check the order first': negative ones may not be final for some
 * minutes, and what an unlisted one means is unknown.
 */
function findHelp(code: string): HelpGroup {
  if (CODES.card.includes(code)) return 'card';
  if (CODES.funds.includes(code)) return 'funds';
  if (CODES.bank.includes(code)) return 'bank';
  if (CODES.cancelled.includes(code)) return 'cancelled';
  if (CODES.malfunction.includes(code)) return 'malfunction';
  return CODES.later.includes(code) ? 'later' : 'check';
}

/** Plain text of the address bar: no control, nothing that turns the direction, no flood. */
function parseMessage(value: string | undefined): string | undefined {
  const letters = [...(parseText(value) ?? '')];
  if (letters.length <= MESSAGE_MAX_CHARACTERS) return letters.join('') || undefined;
  return `${letters
    .slice(0, MESSAGE_MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}

export function parseReturn(query: ReturnQuery): PaymentReturn {
  const code = firstOf(query, 'RC') ?? '';
  const named = firstOf(query, 'ORDER') ?? '';
  const order = isOrderId(named) ? named : undefined;
  if (code === APPROVED) return { kind: 'approved', order };
  if (!CODE.test(code)) return { kind: 'unclear', order };
  const message = parseMessage(firstOf(query, 'MESSAGE'));
  return { kind: 'declined', code, message, help: findHelp(code), order };
}
