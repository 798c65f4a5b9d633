import type { ScreenContent } from '@/components/payment/payment-screen';
import type { CallFailure } from '@/lib/api/call-failure';
import type { Language } from '@/lib/i18n/language';
import { formatCallFailure } from '@/lib/api/format-call-failure';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';

/** `failure` is undefined when the cause is unknown. */
export function formatFormFailure(
  language: Language,
  failure: CallFailure | undefined,
): ScreenContent {
  const { errorTitle, noForm } = paymentCopy[language];
  const message =
    failure === undefined ? noForm.general : formatCallFailure(language, failure, noForm);
  return { heading: errorTitle, tone: 'negative', message };
}
