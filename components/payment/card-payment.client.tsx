'use client';

import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import { useFormRequest } from '@/lib/hooks/use-form-request';
import { askForCardForm } from '@/lib/payment/form-request';
import { forgetUserId } from '@/lib/payment/stored-user';
import { isReload, isReturnVisit } from '@/lib/device/visit';
import { FormRequestScreen } from './form-request-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';

type Props = PaymentPageProps & {
  readonly userId: string;
  readonly orderId: string;
  readonly phone: PhoneLink;
};

/** The card form of one order, asked for and shown in the same page. */
export function CardPayment({ userId, orderId, ...page }: Props): ReactNode {
  const request = useFormRequest(
    () => askForCardForm(userId, orderId),
    () => {
      // 'Try again' after the bank pays the cart of the stored user, which is not this order.
      forgetUserId();
      return undefined;
    },
    // Its address is that of the form as well: whoever reloads it may have paid.
    () => isReturnVisit() || isReload(),
  );
  return <FormRequestScreen {...page} {...request} />;
}
