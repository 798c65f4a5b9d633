import { useRef } from 'react';
import type { ReactNode } from 'react';
import { PaymentScreen } from '@/components/payment/payment-screen';
import type { PaymentPageProps } from '@/components/payment/payment-screen';
import type { PhoneLink } from '@/lib/app/phone-link';
import type { FormRequest } from '@/lib/hooks/use-form-request';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { assertNever } from '@/lib/result';
import { BankForm } from './bank-form.tsx';
import { FormFailureBody } from '@/components/payment/result/form-failure-body.client';
import { formatRequestContent } from './format-request-content.ts';
import { SamePayment } from './same-payment.client.tsx';

type Props = PaymentPageProps & FormRequest & { readonly phone: PhoneLink };

export function FormRequestScreen(props: Props): ReactNode {
  const { language, query, phone, state, send, formId } = props;
  const { noForm } = paymentCopy[language];
  const banner = useRef<HTMLDivElement>(null);

  // The button unmounts; move focus to the banner first.
  const requestAgain = (): void => {
    banner.current?.focus();
    send({ kind: 'again' });
  };

  function renderBody(): ReactNode {
    switch (state.kind) {
      case 'starting':
      case 'requesting':
        return null;
      case 'answered':
        return (
          <BankForm
            key={state.attempt}
            language={language}
            query={query}
            phone={phone}
            id={formId}
            form={state.form}
            submission={state.submission.kind}
            onSubmit={() => send({ kind: 'pressed' })}
            onRestart={requestAgain}
          />
        );
      case 'failed':
        return (
          <FormFailureBody
            language={language}
            query={query}
            phone={phone}
            help={state.mayBePaid ? noForm.checkFirst : noForm.nothingPaid}
            onRetry={requestAgain}
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
      content={formatRequestContent(language, state)}
      phone={phone}
      bannerRef={banner}
      languageSwitchWrapper={SamePayment}
      withoutScript="before"
    >
      {renderBody()}
    </PaymentScreen>
  );
}
