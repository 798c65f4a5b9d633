import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { PaymentFailure } from '@/lib/payment/payment-failure';
import { assertNever } from '@/lib/result';

/** In the visitor's language, but for a refusal: those are the provider's words, when it has any. */
export function formatFailure(
  language: Language,
  failure: PaymentFailure,
  unknown: string,
): string {
  const { limited, offline } = paymentCopy[language].failure;
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? unknown;
    case 'limited':
      return limited(failure.retryAfterSeconds);
    case 'offline':
      return offline;
    case 'unknown':
      return unknown;
    default:
      return assertNever(failure);
  }
}
