import type { ScreenContent } from '@/components/payment/payment-screen';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { hasVisibleFields } from '@/lib/api/payment-form';
import type { RequestState } from '@/lib/payment/request/request-machine';
import { assertNever } from '@/lib/result';
import { formatFormFailure } from '@/components/payment/result/format-form-failure';

export function formatRequestContent(language: Language, state: RequestState): ScreenContent {
  switch (state.kind) {
    case 'starting':
    case 'requesting': {
      const { title, text } = paymentCopy[language].loading;
      return { heading: title, tone: 'neutral', busy: true, message: text };
    }
    case 'answered':
      return formatFormContent(language, state);
    case 'failed':
      return formatFormFailure(language, state.failure);
    default:
      return assertNever(state);
  }
}

/**
 * `isWanted` is false if the user did not ask for this form: the load of the page counted as a
 * return from the bank. The text of a ready form then differs, because a payment may have been
 * made.
 */
function formatFormContent(
  language: Language,
  { form, submission, isWanted }: Extract<RequestState, { readonly kind: 'answered' }>,
): ScreenContent {
  const copy = paymentCopy[language].form;
  const isVisible = hasVisibleFields(form);
  const heading = isVisible ? copy.detailsTitle : copy.title;
  const withMessage = (message: string): ScreenContent => ({ heading, tone: 'neutral', message });
  const sending = { ...withMessage(copy.sending), busy: true };
  switch (submission.kind) {
    case 'ready':
      if (!isWanted) return withMessage(isVisible ? copy.returnedDetails : copy.returned);
      return isVisible ? withMessage(copy.detailsText) : sending;
    case 'submitted':
      return sending;
    case 'stalled':
      return withMessage(isVisible ? copy.stalledDetails : copy.stalled);
    case 'returned':
      return withMessage(isVisible ? copy.used : copy.returned);
    default:
      return assertNever(submission);
  }
}
