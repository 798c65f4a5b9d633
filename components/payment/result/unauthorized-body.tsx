import type { ReactNode } from 'react';
import { LeaveButton } from '@/components/payment/exit/leave-button';
import { PaymentActions } from '@/components/payment/payment-actions';
import { Button } from '@/components/ui/button';
import type { PhoneLink } from '@/lib/app/phone-link';
import type { Language } from '@/lib/i18n/language';
import { formatCallFailure } from '@/lib/api/format-call-failure';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { PAYMENT_ATTEMPTS_BEFORE_SUPPORT } from '@/lib/payment/result/attempts-before-support';
import type { ResultState } from '@/lib/payment/result/result-machine';
import { PaymentFacts } from './payment-facts.tsx';

type Props = {
  readonly language: Language;
  readonly state: Extract<ResultState, { readonly kind: 'unauthorized' }>;
  readonly phone: PhoneLink;
  readonly onTryAgain: () => void;
  readonly onLeave: () => void;
};

/**
 * Shown after RC 00 when the authorization failed. RC 00 means that the bank approved the payment,
 * so no text here may say that the payment failed.
 */
export function UnauthorizedBody(props: Props): ReactNode {
  const { language, state, phone, onTryAgain, onLeave } = props;
  const { result, ...copy } = paymentCopy[language];
  const isStuck = state.attempt >= PAYMENT_ATTEMPTS_BEFORE_SUPPORT;
  return (
    <>
      <p>{formatCallFailure(language, state.failure, { unknown: result.noConfirmation })}</p>
      <p>{result.repeatIsSafe}</p>
      {isStuck && (
        <p>
          {copy.supportAfterAttempts} <a href={phone.href}>{phone.label}</a>
        </p>
      )}
      <PaymentActions>
        <Button onClick={onTryAgain}>{copy.tryAgain}</Button>
        <LeaveButton language={language} tone="quiet" isTelling={false} onLeave={onLeave} />
      </PaymentActions>
      <PaymentFacts language={language} order={state.order} {...(!isStuck && { phone })} />
    </>
  );
}
