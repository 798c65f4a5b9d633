'use client';

import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { PaymentPageProps } from '@/components/payment/payment-screen';
import { routes } from '@/lib/addresses/routes';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import { attempt } from '@/lib/browser/attempt';
import { isBackForwardLoad } from '@/lib/browser/navigation';
import { FormRequestScreen, useFormRequest } from './form-request-screen.tsx';
import { formatPaymentAddress } from '@/lib/payment/payment-exit';
import {
  findStoredForm,
  requestAuthorizationForm,
  storeForm,
  findReturnFlag,
} from '@/lib/payment/payment-request';
import type { RequestState } from '@/lib/payment/payment-request';
import type { Payee } from '@/lib/payment/payment-page';
import { storeUserId } from '@/lib/payment/stored-user';
import { assertNever } from '@/lib/result';

type Props = PaymentPageProps & {
  readonly userId: string;
  /** Whether the page was opened at its loading address or at the address of the form. */
  readonly step: 'loading' | 'form';
  readonly formOrigins: readonly string[];
  readonly phone: PhoneLink;
  readonly payee: Payee;
};

function getAddress(kind: RequestState['kind'], userId: string): string | undefined {
  switch (kind) {
    case 'starting':
      return undefined;
    case 'requesting':
      return routes.paymentLoading({ userId });
    case 'answered':
      return routes.paymentForm({ userId });
    case 'failed':
      return routes.paymentError();
    default:
      return assertNever(kind);
  }
}

/**
 * Changes the address without loading a document (requirements P-2 and P-3), so that a lost
 * connection cannot interrupt the payment between two pages.
 */
export function LibrapayPayment({ userId, step, formOrigins, ...page }: Props): ReactNode {
  const request = useFormRequest(
    () => requestAuthorizationForm(userId),
    () => {
      storeUserId(userId);
      return step === 'form' ? findStoredForm(userId, formOrigins, new Date()) : undefined;
    },
    // A load of the form address counts as a return from the bank: the form then waits for a press.
    () => step === 'form' || isBackForwardLoad(),
  );
  const { query } = page;
  const { state } = request;

  // The effect in `useFormRequest` that submits a form also deletes the stored form. Store the form
  // in a layout effect, which runs before that effect, so that no submitted form stays stored.
  useLayoutEffect(() => {
    const address = getAddress(state.kind, userId);
    if (address !== undefined && address !== window.location.pathname) {
      attempt(() =>
        window.history.replaceState(findReturnFlag(), '', formatPaymentAddress(address, query)),
      );
    }
    // A stored form has attempt 0. Storing it again would extend its lifetime.
    if (state.kind === 'answered' && state.attempt > 0 && state.submission.kind === 'ready') {
      storeForm(userId, state.form, new Date());
    }
  }, [state, userId, query]);

  return <FormRequestScreen {...page} {...request} />;
}
