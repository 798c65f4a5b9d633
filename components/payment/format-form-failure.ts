import type { CallFailure } from '@/lib/api/api-answer';
import { formatCallFailure } from '@/lib/i18n/format-call-failure';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { PaymentMoment } from './payment-screen.tsx';

/** There is no form. After a reload the cause is not known any more: then the general message. */
export function formatFormFailure(
  language: Language,
  failure: CallFailure | undefined,
): PaymentMoment {
  const { errorTitle, noForm } = paymentCopy[language];
  const message =
    failure === undefined ? noForm.general : formatCallFailure(language, failure, noForm);
  return { heading: errorTitle, tone: 'negative', message };
}
