import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { FormState } from '@/lib/payment/form-machine';
import { assertNever } from '@/lib/result';
import type { PaymentMoment } from './payment-screen.tsx';

/**
 * What the page with a form says in each of its states. `isVisible`: there is something to fill in.
 * A form that nobody asked for may belong to a payment that was made.
 */
export function formatBankMoment(
  language: Language,
  state: FormState,
  isVisible: boolean,
  isWanted: boolean,
): PaymentMoment {
  const { form } = paymentCopy[language];
  const heading = isVisible ? form.detailsTitle : form.title;
  switch (state.kind) {
    case 'ready':
      if (!isWanted) return { heading, tone: 'neutral', message: form.returned };
      if (isVisible) return { heading, tone: 'neutral', message: form.detailsText };
      return { heading, tone: 'neutral', busy: true, message: form.sending };
    case 'sent':
      return { heading, tone: 'neutral', busy: true, message: form.sending };
    case 'stalled': {
      const message = isVisible ? form.stalledDetails : form.stalled;
      return { heading, tone: 'neutral', message };
    }
    case 'returned':
      return { heading, tone: 'neutral', message: form.returned };
    default:
      return assertNever(state);
  }
}
