import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { ExitState } from '@/lib/payment/payment-exit';
import { findUserId } from '@/lib/payment/stored-user';
import { ExitNote, LeaveButton, PaymentActions, WhatNext } from './payment-screen.tsx';
import styles from './payment-screen.module.scss';

type Props = {
  readonly language: Language;
  readonly exit: ExitState;
  /**
   * Whether something may have been paid. 'Back to cart' is then the first button, because the app
   * knows whether the order is paid, and another try could pay it twice.
   */
  readonly mayBePaid: boolean;
  readonly next: string;
  readonly phone: PhoneLink;
  /** If set, 'Try again' calls `onRetry`, not `onTryAgain`, to request the payment form again. */
  readonly onRetry?: () => void;
  readonly onTryAgain: (userId: string) => void;
  readonly onLeave: () => void;
};

/** The value of `userId` until hydration ends. Undefined would mean that no user id is stored. */
const NOT_READ = '';

/**
 * The end of a payment that did not succeed: after a decline (requirements B-9 and B-10), and after
 * a failed request for a payment form.
 */
export function PaymentEnding(props: Props): ReactNode {
  const { language, exit, mayBePaid, next, phone, onRetry, onTryAgain, onLeave } = props;
  const copy = paymentCopy[language];
  const isReady = useIsHydrated();
  const userId = useBrowserValue(findUserId, NOT_READ);
  const retry = onRetry ?? (userId === undefined ? undefined : () => onTryAgain(userId));
  const isRetryFirst = retry !== undefined && !mayBePaid;
  // While the page sends the exit message to the app, 'Try again' does nothing: the app may close
  // the page, which would interrupt the new attempt.
  const isTelling = exit.kind === 'telling';
  const retryButton = retry !== undefined && (
    <Button
      tone={isRetryFirst ? 'action' : 'quiet'}
      aria-disabled={isTelling}
      onClick={() => {
        if (!isTelling) retry();
      }}
    >
      {copy.tryAgain}
    </Button>
  );
  return (
    <>
      <PaymentActions isReady={isReady} space="two-buttons">
        {isRetryFirst && retryButton}
        <LeaveButton
          language={language}
          tone={isRetryFirst ? 'quiet' : 'action'}
          isTelling={isTelling}
          onLeave={onLeave}
        />
        {!isRetryFirst && retryButton}
        {/* After hydration, in the space that is reserved for the other button. */}
        {retry === undefined && <p className={styles.instead}>{copy.withoutId}</p>}
      </PaymentActions>
      <ExitNote language={language} exit={exit} />
      <WhatNext language={language} phone={phone}>
        <p>{next}</p>
      </WhatNext>
    </>
  );
}
