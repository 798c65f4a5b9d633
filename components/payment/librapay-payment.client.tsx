'use client';

import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import { useFormRequest } from '@/lib/hooks/use-form-request';
import { askForAuthorizationForm } from '@/lib/payment/form-request';
import type { RequestState } from '@/lib/payment/request-machine';
import { findReturnMark } from '@/lib/payment/return-mark';
import { formatStep } from '@/lib/payment/step-address';
import { findStoredForm, storeForm } from '@/lib/payment/stored-form';
import { keepUserId } from '@/lib/payment/stored-user';
import { isReturnVisit } from '@/lib/device/visit';
import { assertNever } from '@/lib/result';
import { routes } from '@/lib/routes';
import { FormRequestScreen } from './form-request-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';

type Props = PaymentPageProps & {
  readonly userId: string;
  /** Which of its two addresses the page was opened at. */
  readonly step: 'loading' | 'form';
  readonly formOrigins: readonly string[];
  readonly phone: PhoneLink;
};

/** The address of each state, undefined while nothing is known yet. */
function getAddress(kind: RequestState['kind'], userId: string): string | undefined {
  switch (kind) {
    case 'starting':
      return undefined;
    case 'asking':
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
 * From the loading page to the form or to the error, each in the place of the one before, as
 * specified; and from the form page back when it has no form. Only the address changes: nothing is
 * loaded on the way, so that no lost connection can end it, and no two pages can play ball.
 */
export function LibrapayPayment({ userId, step, formOrigins, ...page }: Props): ReactNode {
  const request = useFormRequest(
    () => askForAuthorizationForm(userId),
    () => {
      keepUserId(userId);
      return step === 'form' ? findStoredForm(userId, formOrigins, new Date()) : undefined;
    },
    // No payment begins at the form's own address.
    () => step === 'form' || isReturnVisit(),
  );
  const { query } = page;
  const { state } = request;

  // Before the effect that sends the form and forgets it: else it would be kept after that.
  useLayoutEffect(() => {
    const address = getAddress(state.kind, userId);
    if (address !== undefined && address !== window.location.pathname) {
      window.history.replaceState(findReturnMark(), '', formatStep(address, query));
    }
    if (state.kind === 'answered' && state.attempt > 0 && state.way.kind === 'ready') {
      storeForm(userId, state.form, new Date());
    }
  }, [state, userId, query]);

  return <FormRequestScreen {...page} {...request} />;
}
