'use client';

import type { ReactNode } from 'react';
import { PaymentEnding } from '@/components/payment/payment-ending';
import { PaymentScreen } from '@/components/payment/payment-screen';
import type { PaymentPageProps } from '@/components/payment/payment-screen';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import { usePaymentExit } from '@/lib/hooks/use-payment-exit';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { ExitActions } from '@/lib/payment/payment-exit';

type Props = PaymentPageProps & { readonly phone: PhoneLink; readonly actions?: ExitActions };

/**
 * Shown when the browser loads the error page without an RC, for example at a reload. The cause of
 * the error is then unknown. If a request of `LibrapayPayment` for a payment form fails,
 * `LibrapayPayment` itself shows the error and its cause, and sets the address of the error page
 * with `history.replaceState`, without a load.
 */
export function PaymentError(props: Props): ReactNode {
  const { language, query, phone } = props;
  const { errorTitle, noForm } = paymentCopy[language];
  return (
    <PaymentScreen
      language={language}
      query={query}
      content={{ heading: errorTitle, state: 'unknown', message: noForm.general }}
      phone={phone}
      withoutScript="unknown"
    >
      <FormFailureBody {...props} mayBePaid />
    </PaymentScreen>
  );
}

type BodyProps = Props & {
  readonly mayBePaid: boolean;
  /** Requests the payment form again. Without `onRetry`, 'Try again' opens the loading page. */
  readonly onRetry?: () => void;
};

export function FormFailureBody(props: BodyProps): ReactNode {
  const { language, mayBePaid, phone, onRetry } = props;
  const [exit, send] = usePaymentExit(props.query, props.actions);
  const { nothingPaid, checkFirst } = paymentCopy[language].noForm;
  return (
    <PaymentEnding
      language={language}
      exit={exit}
      mayBePaid={mayBePaid}
      next={mayBePaid ? checkFirst : nothingPaid}
      phone={phone}
      {...(onRetry && { onRetry })}
      onTryAgain={(userId) => send({ kind: 'try-again', userId })}
      onLeave={() => send({ kind: 'back-to-cart' })}
    />
  );
}
