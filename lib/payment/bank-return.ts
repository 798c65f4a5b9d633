import { hasReplacementCharacter } from '@/lib/decode-text';
import type { HelpGroup } from '@/lib/i18n/transaction/payment-copy';
import { isOrderId } from '@/lib/ids';
import { parsePlainText } from '@/lib/provider/contract/parse-fields';
import { APPROVED, findHelp, RESPONSE_CODE } from './response-codes.ts';

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

export const MESSAGE_MAX_CHARACTERS = 300;

function firstOf(query: ReturnQuery, key: string): string | undefined {
  const value = query[key];
  return typeof value === 'string' ? value : value?.[0];
}

/**
 * The message's visible characters on one line, cut to `MESSAGE_MAX_CHARACTERS`. Undefined if a
 * part of the message could not be decoded.
 */
function parseMessage(value: string | undefined): string | undefined {
  if (value === undefined || hasReplacementCharacter(value)) return undefined;
  const characters = [...(parsePlainText(value) ?? '')];
  if (characters.length <= MESSAGE_MAX_CHARACTERS) return characters.join('') || undefined;
  return `${characters
    .slice(0, MESSAGE_MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}

export function parseBankReturn(query: ReturnQuery): BankReturn {
  const code = firstOf(query, 'RC') ?? '';
  const orderValue = firstOf(query, 'ORDER') ?? '';
  const order = isOrderId(orderValue) ? orderValue : undefined;
  if (code === APPROVED) return { kind: 'approved', order };
  if (!RESPONSE_CODE.test(code)) return { kind: 'unclear', order };
  const message = parseMessage(firstOf(query, 'MESSAGE'));
  return { kind: 'declined', code, message, help: findHelp(code), order };
}
