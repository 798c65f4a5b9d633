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
 * Shown when the browser loads the error page without an RC, for example at a reload. The cause of
 * the error is then unknown. If a request of `LibrapayPayment` for a payment form fails,
 * `LibrapayPayment` itself shows the error and its cause, and sets the address of the error page
 * with `history.replaceState`, without a load.
 */
export function PaymentError(props: Props): ReactNode {
  const { language, query, phone } = props;
  return (
    <PaymentScreen
      language={language}
      query={query}
      content={formatFormFailure(language, undefined)}
      phone={phone}
      withoutScript="unknown"
    >
      <FormFailureBody {...props} />
    </PaymentScreen>
  );
}
