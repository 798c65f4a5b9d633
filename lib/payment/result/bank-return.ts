import type { HelpGroup } from '@/lib/i18n/transaction/payment-result-copy';
import { isOrderId } from '@/lib/ids';
import { parseText } from '@/lib/provider/contract/parse-fields';
import { APPROVED, findHelp, RESPONSE_CODE } from './response-codes.ts';

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

function firstOf(query: ReturnQuery, key: string): string | undefined {
  const value = query[key];
  return typeof value === 'string' ? value : value?.[0];
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
  if (!RESPONSE_CODE.test(code)) return { kind: 'unclear', order };
  const message = parseMessage(firstOf(query, 'MESSAGE'));
  return { kind: 'declined', code, message, help: findHelp(code), order };
}
