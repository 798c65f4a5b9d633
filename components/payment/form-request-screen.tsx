import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { RequestEvent, RequestState } from '@/lib/payment/request-machine';
import { BankForm } from './bank-form.client.tsx';
import { FormFailureBody } from './form-failure-body.client.tsx';
import { formatFormFailure } from './format-form-failure.ts';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';

type Props = PaymentPageProps & {
  readonly phone: PhoneLink;
  readonly state: RequestState;
  readonly send: (event: RequestEvent) => void;
};

/** Waiting for the form, the form itself, or why there is none. */
export function FormRequestScreen({ language, query, phone, state, send }: Props): ReactNode {
  const askAgain = (): void => send({ kind: 'again' });
  if (state.kind === 'answered') {
    return (
      <BankForm
        key={state.attempt}
        language={language}
        query={query}
        form={state.form}
        isWanted={state.isWanted}
        onRestart={askAgain}
      />
    );
  }
  const { title, text } = paymentCopy[language].loading;
  const hasFailed = state.kind === 'failed';
  return (
    <PaymentScreen
      language={language}
      query={query}
      moment={
        hasFailed
          ? formatFormFailure(language, state.failure)
          : { heading: title, tone: 'neutral', busy: true, message: text }
      }
      without="before"
    >
      {hasFailed && (
        <FormFailureBody
          language={language}
          query={query}
          phone={phone}
          failure={state.failure}
          onRetry={askAgain}
        />
      )}
    </PaymentScreen>
  );
}
