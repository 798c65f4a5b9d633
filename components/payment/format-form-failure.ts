import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { PaymentFailure } from '@/lib/payment/payment-failure';
import { formatFailure } from './format-failure.ts';
import type { PaymentMoment } from './payment-screen.tsx';

/** The form could not be had. After a reload nobody knows why: then the general message. */
export function formatFormFailure(
  language: Language,
  failure: PaymentFailure | undefined,
): PaymentMoment {
  const { errorTitle, noForm } = paymentCopy[language];
  const message =
    failure === undefined ? noForm.general : formatFailure(language, failure, noForm.unknown);
  return { heading: errorTitle, tone: 'negative', message };
}
