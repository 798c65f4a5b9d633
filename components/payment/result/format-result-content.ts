import type { ScreenContent } from '@/components/payment/payment-screen';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { HelpGroup } from '@/lib/i18n/transaction/payment-result-copy';
import type { BankReturn } from '@/lib/payment/result/bank-return';
import type { ResultState } from '@/lib/payment/result/result-machine';
import { assertNever } from '@/lib/result';

export function formatResultContent(
  language: Language,
  bankReturn: BankReturn,
  { kind }: ResultState,
): ScreenContent {
  const { errorTitle, result } = paymentCopy[language];
  const error = (message: string): ScreenContent => ({
    heading: errorTitle,
    tone: 'negative',
    message,
  });
  switch (kind) {
    case 'starting':
    case 'authorizing': {
      const { title, text } = result.confirming;
      return { heading: title, tone: 'neutral', busy: true, message: text };
    }
    case 'authorized': {
      const { title, text } = result.success;
      return { heading: title, tone: 'positive', message: text };
    }
    case 'unauthorized':
      return error(result.unauthorized);
    case 'unverifiable':
      return error(result.unverifiable);
    case 'declined':
      return error(formatDecline(language, bankReturn));
    default:
      return assertNever(kind);
  }
}

/**
 * The text for this RC (requirement E-2). If the RC has no text of its own, the bank's MESSAGE, or
 * without a MESSAGE a general text (requirement E-3).
 */
function formatDecline(language: Language, bankReturn: BankReturn): string {
  const { result } = paymentCopy[language];
  if (bankReturn.kind !== 'declined') return result.unclear;
  const { code, message, help } = bankReturn;
  return (
    result.codes[code] ?? message ?? (isRefusal(help) ? result.declined : result.answered(code))
  );
}

/** Whether the help is for a payment that the bank refused. */
function isRefusal(help: HelpGroup): boolean {
  switch (help) {
    case 'card':
    case 'funds':
    case 'bank':
      return true;
    case 'cancelled':
    case 'later':
    case 'malfunction':
    case 'check':
      return false;
    default:
      return assertNever(help);
  }
}
