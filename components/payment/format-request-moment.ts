import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import { hasVisibleFields } from '@/lib/payment/payment-form';
import type { RequestState } from '@/lib/payment/request-machine';
import { assertNever } from '@/lib/result';
import { formatFormFailure } from './format-form-failure.ts';
import type { PaymentMoment } from './payment-screen.tsx';

/** What the pages on the way to the bank say in each of their states. */
export function formatRequestMoment(language: Language, state: RequestState): PaymentMoment {
  switch (state.kind) {
    case 'starting':
    case 'asking': {
      const { title, text } = paymentCopy[language].loading;
      return { heading: title, tone: 'neutral', busy: true, message: text };
    }
    case 'answered':
      return formatBankMoment(language, state);
    case 'failed':
      return formatFormFailure(language, state.failure);
    default:
      return assertNever(state);
  }
}

/** A form that nobody asked for may belong to a payment that was made. */
function formatBankMoment(
  language: Language,
  { form, way, isWanted }: Extract<RequestState, { readonly kind: 'answered' }>,
): PaymentMoment {
  const copy = paymentCopy[language].form;
  const isVisible = hasVisibleFields(form);
  const heading = isVisible ? copy.detailsTitle : copy.title;
  const say = (message: string): PaymentMoment => ({ heading, tone: 'neutral', message });
  const sending = { ...say(copy.sending), busy: true };
  switch (way.kind) {
    case 'ready':
      if (!isWanted) return say(isVisible ? copy.returnedDetails : copy.returned);
      return isVisible ? say(copy.detailsText) : sending;
    case 'sent':
      return sending;
    case 'stalled':
      return say(isVisible ? copy.stalledDetails : copy.stalled);
    case 'returned':
      return say(isVisible ? copy.used : copy.returned);
    default:
      return assertNever(way);
  }
}
