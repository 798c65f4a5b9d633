'use client';

import type { ReactNode } from 'react';
import { PaymentScreen } from '@/components/payment/payment-screen';
import type { PaymentPageProps } from '@/components/payment/payment-screen';
import { FormFailureBody } from '@/components/payment/result/form-failure-body.client';
import { formatFormFailure } from '@/components/payment/result/format-form-failure';
import type { PhoneLink } from '@/lib/app/phone-link';
import type { ExitActions } from '@/lib/payment/exit/exit-actions';

type Props = PaymentPageProps & { readonly phone: PhoneLink; readonly actions?: ExitActions };

/**
 * Shown when the browser loads the address of the error page. Without a load, `LibrapayPayment`
 * shows the error at this address and knows its cause. After a load the cause is unknown.
 */
export function PaymentError(props: Props): ReactNode {
  const { language, query } = props;
  return (
    <PaymentScreen
      language={language}
      query={query}
      content={formatFormFailure(language, undefined)}
      withoutScript="unknown"
    >
      <FormFailureBody {...props} />
    </PaymentScreen>
  );
}
