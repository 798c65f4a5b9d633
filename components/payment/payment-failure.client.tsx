'use client';

import type { ReactNode } from 'react';
import { PaymentEnding, PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import {
  browserExitActions,
  createExitRunner,
  firstExitState,
  stepExit,
} from '@/lib/payment/payment-exit';
import type { ExitEffect, ExitEvent, ExitState } from '@/lib/payment/payment-exit';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { createStateMachine } from '@/lib/state-machine';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useStateMachine } from '@/lib/hooks/use-state-machine';

type Props = PaymentPageProps & { readonly phone: PhoneLink };

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
  const [exit, send] = usePaymentExit(props.query);
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

/**
 * The exit of a page without a payment result. The state machine of the result page includes an
 * exit.
 */
function usePaymentExit(query: PageQuery): readonly [ExitState, (event: ExitEvent) => void] {
  const [state, send] = useStateMachine(() =>
    createStateMachine<ExitState, ExitEvent, ExitEffect>(
      firstExitState,
      (from, event) => stepExit(from, event),
      createExitRunner(browserExitActions, query),
    ),
  );
  useBfcacheRestore(() => send({ kind: 'restored' }));
  return [state, send];
}
