'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/device/phone-link';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { usePaymentResult } from '@/lib/hooks/use-payment-result';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { PaymentReturn } from '@/lib/payment/outcome';
import type { ResultActions } from '@/lib/payment/result-actions';
import { assertNever } from '@/lib/result';
import { DeclinedBody } from './declined-body.client.tsx';
import { formatResultMoment } from './format-result-moment.ts';
import { LeaveButton } from './leave-button.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';
import { SuccessBody } from './success-body.tsx';
import { UnauthorizedBody } from './unauthorized-body.tsx';

type Props = PaymentPageProps & {
  readonly outcome: PaymentReturn;
  readonly phone: PhoneLink;
  readonly actions?: ResultActions;
};

/** The page that the bank sends people back to (specification, section 4). */
export function PaymentResult({ language, query, outcome, phone, actions }: Props): ReactNode {
  const { state, send } = usePaymentResult(outcome, query, actions);
  const banner = useRef<HTMLDivElement>(null);
  const isReady = useIsHydrated();
  const { help } = paymentCopy[language].result;

  const leave = (): void => send({ kind: 'back-to-cart' });
  // The button is about to go: whoever pressed it waits at the banner.
  const tryAgain = (userId?: string): void => {
    banner.current?.focus();
    send({ kind: 'try-again', userId });
  };

  function renderBody(): ReactNode {
    switch (state.kind) {
      case 'starting':
      case 'authorizing':
        return <PaymentFacts language={language} order={state.order} />;
      case 'unauthorized':
        return (
          <UnauthorizedBody
            language={language}
            state={state}
            phone={phone}
            onTryAgain={() => tryAgain()}
            onLeave={leave}
          />
        );
      case 'authorized':
        return (
          <SuccessBody language={language} state={state} order={outcome.order} onLeave={leave} />
        );
      case 'unverifiable':
        return (
          <>
            <PaymentActions isReady={isReady}>
              <LeaveButton language={language} tone="quiet" isTelling={false} onLeave={leave} />
            </PaymentActions>
            <PaymentFacts language={language} order={undefined} phone={phone} />
          </>
        );
      case 'declined':
        return (
          <DeclinedBody
            language={language}
            state={state}
            help={outcome.kind === 'declined' ? help[outcome.help] : undefined}
            order={outcome.order}
            phone={phone}
            onTryAgain={tryAgain}
            onLeave={leave}
          />
        );
      default:
        return assertNever(state);
    }
  }

  return (
    <PaymentScreen
      language={language}
      query={query}
      moment={formatResultMoment(language, outcome, state)}
      bannerRef={banner}
      without={outcome.kind === 'approved' && outcome.order !== undefined ? 'after' : 'unknown'}
    >
      {renderBody()}
    </PaymentScreen>
  );
}
