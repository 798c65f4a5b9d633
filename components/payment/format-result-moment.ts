import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { HelpGroup, PaymentReturn } from '@/lib/payment/outcome';
import type { ResultState } from '@/lib/payment/result-machine';
import { assertNever } from '@/lib/result';
import type { PaymentMoment } from './payment-screen.tsx';

/** What the result page says in each of its states. */
export function formatResultMoment(
  language: Language,
  outcome: PaymentReturn,
  { kind }: ResultState,
): PaymentMoment {
  const { errorTitle, result } = paymentCopy[language];
  const error = (message: string): PaymentMoment => ({
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
      return error(formatDecline(language, outcome));
    default:
      return assertNever(kind);
  }
}

/** The text of the code (specification, section 8), or the bank's own words. */
function formatDecline(language: Language, outcome: PaymentReturn): string {
  const { result } = paymentCopy[language];
  if (outcome.kind !== 'declined') return result.unclear;
  const { code, message, help } = outcome;
  return (
    result.codes[code] ?? message ?? (isRefusal(help) ? result.declined : result.answered(code))
  );
}

/** Whether the bank refused the payment. After the other codes it was interrupted or may be paid. */
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
