'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { LeaveButton } from '@/components/payment/exit/leave-button';
import { PaymentActions } from '@/components/payment/payment-actions';
import { PaymentScreen } from '@/components/payment/payment-screen';
import type { PaymentPageProps } from '@/components/payment/payment-screen';
import type { PhoneLink } from '@/lib/app/phone-link';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { usePaymentResult } from '@/lib/hooks/use-payment-result';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { BankReturn } from '@/lib/payment/result/bank-return';
import type { ResultActions } from '@/lib/payment/result/result-actions';
import type { ResultEvent } from '@/lib/payment/result/result-machine';
import { assertNever } from '@/lib/result';
import { DeclinedBody } from './declined-body.client.tsx';
import { formatResultContent } from './format-result-content.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { SuccessBody } from './success-body.tsx';
import { UnauthorizedBody } from './unauthorized-body.tsx';

type Props = PaymentPageProps & {
  readonly bankReturn: BankReturn;
  readonly phone: PhoneLink;
  readonly actions?: ResultActions;
};

/** The page to which the bank sends the browser back (requirements B-3 to B-12 and B-15). */
export function PaymentResult({ language, query, bankReturn, phone, actions }: Props): ReactNode {
  const [state, send] = usePaymentResult(bankReturn, query, actions);
  const banner = useRef<HTMLDivElement>(null);
  const isReady = useIsHydrated();
  const { help } = paymentCopy[language].result;

  const leave = (): void => send({ kind: 'back-to-cart' });
  // The pressed button may unmount, which loses the focus. So move the focus to the banner first.
  const press = (event: ResultEvent): void => {
    banner.current?.focus();
    send(event);
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
            onTryAgain={() => press({ kind: 'authorize-again' })}
            onLeave={leave}
          />
        );
      case 'authorized':
        return (
          <SuccessBody
            language={language}
            exit={state.exit}
            order={bankReturn.order}
            onLeave={leave}
          />
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
            exit={state.exit}
            help={bankReturn.kind === 'declined' ? help[bankReturn.help] : undefined}
            order={bankReturn.order}
            phone={phone}
            onTryAgain={(userId) => press({ kind: 'try-again', userId })}
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
      content={formatResultContent(language, bankReturn, state)}
      phone={phone}
      bannerRef={banner}
      withoutScript={
        bankReturn.kind === 'approved' && bankReturn.order !== undefined ? 'after' : 'unknown'
      }
    >
      {renderBody()}
    </PaymentScreen>
  );
}
