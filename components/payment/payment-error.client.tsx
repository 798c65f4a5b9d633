'use client';

import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import type { ResultActions } from '@/lib/payment/result-actions';
import { FormFailureBody } from './form-failure-body.client.tsx';
import { formatFormFailure } from './format-form-failure.ts';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';

type Props = PaymentPageProps & { readonly phone: PhoneLink; readonly actions?: ResultActions };

/** A failed load of the authorization form, after a reload: nobody knows any more what failed. */
export function PaymentError(props: Props): ReactNode {
  const { language, query } = props;
  return (
    <PaymentScreen
      language={language}
      query={query}
      moment={formatFormFailure(language, undefined)}
      without="unknown"
    >
      <FormFailureBody {...props} />
    </PaymentScreen>
  );
}
