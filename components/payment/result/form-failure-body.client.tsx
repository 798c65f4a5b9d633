'use client';

import type { ReactNode } from 'react';
import { DeclinedBody } from '@/components/payment/result/declined-body.client';
import type { PhoneLink } from '@/lib/app/phone-link';
import { usePaymentExit } from '@/lib/hooks/use-payment-exit';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import type { ExitActions } from '@/lib/payment/exit/exit-actions';

type Props = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly phone: PhoneLink;
  /** Says whether something may have been paid. */
  readonly help?: string;
  /** Requests the payment form again. Without `onRetry`, 'Try again' opens the loading page. */
  readonly onRetry?: () => void;
  readonly actions?: ExitActions;
};

export function FormFailureBody(props: Props): ReactNode {
  const { language, help, phone, onRetry } = props;
  const [exit, send] = usePaymentExit(props.query, props.actions);
  return (
    <DeclinedBody
      language={language}
      exit={exit}
      help={help}
      phone={phone}
      {...(onRetry && { onRetry })}
      onTryAgain={(userId) => send({ kind: 'try-again', userId })}
      onLeave={() => send({ kind: 'back-to-cart' })}
    />
  );
}
