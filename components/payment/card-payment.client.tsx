'use client';

import type { ReactNode } from 'react';
import type { PaymentPageProps } from '@/components/payment/payment-screen';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import { isReload, isBackForwardLoad } from '@/lib/browser/navigation';
import { FormRequestScreen, useFormRequest } from './form-request-screen.tsx';
import type { Payee } from '@/lib/payment/payment-page';
import { requestCardForm } from '@/lib/payment/payment-request';
import { forgetUserId } from '@/lib/payment/stored-user';

type Props = PaymentPageProps & {
  readonly userId: string;
  readonly orderId: string;
  readonly phone: PhoneLink;
  readonly payee: Payee;
};

export function CardPayment({ userId, orderId, ...page }: Props): ReactNode {
  const request = useFormRequest(
    () => requestCardForm(userId, orderId),
    () => {
      // Forget the stored user id. With it, 'Try again' on the result page would pay that user's
      // cart, which is not this order.
      forgetUserId();
      // This page stores no form.
      return undefined;
    },
    // The page requests the form and shows the form at the same address. So the page cannot tell a
    // reload before the payment from a reload after it, and each reload counts as a return from the
    // bank.
    () => isBackForwardLoad() || isReload(),
  );
  return <FormRequestScreen {...page} {...request} />;
}
