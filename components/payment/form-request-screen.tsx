import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import type { FormRequest } from '@/lib/hooks/use-form-request';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import { assertNever } from '@/lib/result';
import { BankForm } from './bank-form.tsx';
import { FormFailureBody } from './form-failure-body.client.tsx';
import { formatRequestMoment } from './format-request-moment.ts';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';
import { SamePayment } from './same-payment.client.tsx';

type Props = PaymentPageProps & FormRequest & { readonly phone: PhoneLink };

/** Waiting for the form, the form itself, or why there is none: one screen with one banner. */
export function FormRequestScreen(props: Props): ReactNode {
  const { language, query, phone, state, send, formId } = props;
  const { noForm } = paymentCopy[language];
  const banner = useRef<HTMLDivElement>(null);

  // The button is about to go: whoever pressed it waits at the banner.
  const askAgain = (): void => {
    banner.current?.focus();
    send({ kind: 'again' });
  };

  function renderBody(): ReactNode {
    switch (state.kind) {
      case 'starting':
      case 'asking':
        return null;
      case 'answered':
        return (
          <BankForm
            key={state.attempt}
            language={language}
            id={formId}
            form={state.form}
            way={state.way.kind}
            onSubmit={() => send({ kind: 'pressed' })}
            onRestart={askAgain}
          />
        );
      case 'failed':
        return (
          <FormFailureBody
            language={language}
            query={query}
            phone={phone}
            help={state.mayBePaid ? noForm.checkFirst : noForm.nothingPaid}
            onRetry={askAgain}
          />
        );
      default:
        return assertNever(state);
    }
  }

  return (
    <PaymentScreen
      language={language}
      query={query}
      moment={formatRequestMoment(language, state)}
      bannerRef={banner}
      switchFrame={SamePayment}
      without="before"
    >
      {renderBody()}
    </PaymentScreen>
  );
}
