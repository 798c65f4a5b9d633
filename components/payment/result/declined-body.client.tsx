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
  /** A text that the page shows below the error message. */
  readonly help?: string | undefined;
  readonly order?: string | undefined;
  readonly phone: PhoneLink;
  /** If set, 'Try again' calls `onRetry`, not `onTryAgain`, to request the payment form again. */
  readonly onRetry?: () => void;
  readonly onTryAgain: (userId: string) => void;
  readonly onLeave: () => void;
};

/** The value of `userId` until hydration ends. Undefined would mean that no user id is stored. */
const NOT_READ = '';

/**
 * The part of a page below the error message. The result page shows this part when the RC is not 00
 * (requirements B-9 and B-10). After a failed request for a payment form, `FormFailureBody` shows
 * this part.
 */
export function DeclinedBody(props: Props): ReactNode {
  const { language, exit, help, onRetry, onTryAgain, onLeave } = props;
  const copy = paymentCopy[language];
  const isReady = useIsHydrated();
  const userId = useBrowserValue(findUserId, NOT_READ);
  const retry = onRetry ?? (userId === undefined ? undefined : () => onTryAgain(userId));
  // While the page sends the exit message to the app, 'Try again' does nothing: the app may close
  // the page, which would interrupt the new attempt.
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
      {/* Appears after hydration, when the page knows that no user id is stored. This text is last,
          so that it moves no other text of this part. */}
      {retry === undefined && <p>{copy.withoutId}</p>}
    </>
  );
}
