'use client';

import type { ReactNode } from 'react';
import { ExitNote } from '@/components/payment/exit/exit-note';
import { LeaveButton } from '@/components/payment/exit/leave-button';
import { PaymentActions } from '@/components/payment/payment-actions';
import { Button } from '@/components/ui/button';
import type { PhoneLink } from '@/lib/app/phone-link';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { ExitState } from '@/lib/payment/exit/exit-machine';
import { findUserId } from '@/lib/payment/stored-user';
import { PaymentFacts } from './payment-facts.tsx';

type Props = {
  readonly language: Language;
  readonly exit: ExitState;
  /** One line below the message. */
  readonly help?: string | undefined;
  readonly order?: string | undefined;
  readonly phone: PhoneLink;
  /** Requests the payment form again, on this page; used in place of `onTryAgain`. */
  readonly onRetry?: () => void;
  readonly onTryAgain: (userId: string) => void;
  readonly onLeave: () => void;
};

/** Placeholder during server render and hydration; undefined would say that the id is missing. */
const NOT_READ = '';

/**
 * The part below the error message: on the result page (requirements B-9 and B-10), and through
 * `FormFailureBody` on the payment page and the error page.
 */
export function DeclinedBody(props: Props): ReactNode {
  const { language, exit, help, onRetry, onTryAgain, onLeave } = props;
  const copy = paymentCopy[language];
  const isReady = useIsHydrated();
  const userId = useBrowserValue(findUserId, NOT_READ);
  const retry = onRetry ?? (userId === undefined ? undefined : () => onTryAgain(userId));
  // 'Try again' does nothing while the page sends its message to the app, because the app may then
  // close the page and interrupt the new request.
  const isTelling = exit.kind === 'telling';
  return (
    <>
      {help !== undefined && <p>{help}</p>}
      <PaymentActions isReady={isReady} space="two-buttons">
        {retry !== undefined && (
          <Button
            aria-disabled={isTelling}
            onClick={() => {
              if (!isTelling) retry();
            }}
          >
            {copy.tryAgain}
          </Button>
        )}
        <LeaveButton
          language={language}
          tone={retry === undefined ? 'action' : 'quiet'}
          isTelling={isTelling}
          onLeave={onLeave}
        />
      </PaymentActions>
      <ExitNote language={language} exit={exit} />
      <PaymentFacts language={language} order={props.order} phone={props.phone} />
      {/* Whether the user id is missing is known only after hydration. This text is last, so that
          its appearance moves no other text. */}
      {retry === undefined && <p>{copy.withoutId}</p>}
    </>
  );
}
