'use client';

import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import type { ExitActions } from '@/lib/payment/exit-actions';
import { FormFailureBody } from './form-failure-body.client.tsx';
import { formatFormFailure } from './format-form-failure.ts';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';

type Props = PaymentPageProps & { readonly phone: PhoneLink; readonly actions?: ExitActions };

/** The address of a failed request, loaded again: the cause is no longer known. */
export function PaymentError(props: Props): ReactNode {
  const { language, query } = props;
  return (
    <PaymentScreen
      language={language}
      query={query}
      content={formatFormFailure(language, undefined)}
      without="unknown"
    >
      <FormFailureBody {...props} />
    </PaymentScreen>
  );
}
