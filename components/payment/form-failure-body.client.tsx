'use client';

import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import { usePaymentResult } from '@/lib/hooks/use-payment-result';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import type { ResultActions } from '@/lib/payment/result-actions';
import { DeclinedBody } from './declined-body.client.tsx';

type Props = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly phone: PhoneLink;
  /** What is known about money. */
  readonly help?: string;
  /** On the page that failed itself. */
  readonly onRetry?: () => void;
  readonly actions?: ResultActions;
};

/** No bank was asked, so the machine knows of no order and never authorizes. */
const NO_PAYMENT = { kind: 'unclear', order: undefined } as const;

/** Below the message that the form could not be had. */
export function FormFailureBody(props: Props): ReactNode {
  const { language, help, onRetry } = props;
  const { state, send } = usePaymentResult(NO_PAYMENT, props.query, props.actions);
  if (state.kind !== 'declined') return null;
  return (
    <DeclinedBody
      language={language}
      state={state}
      help={help}
      phone={props.phone}
      {...(onRetry && { onRetry })}
      onTryAgain={(userId) => send({ kind: 'try-again', userId })}
      onLeave={() => send({ kind: 'back-to-cart' })}
    />
  );
}
