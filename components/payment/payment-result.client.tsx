'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  BankMessage,
  ExitNote,
  LeaveButton,
  OrderSummary,
  PaymentActions,
  PaymentEnding,
  PaymentScreen,
  WhatNext,
} from './payment-screen.tsx';
import type { PaymentPageProps, ScreenContent } from './payment-screen.tsx';
import { Button } from '@/components/ui/button';
import { formatCallFailure } from '@/lib/api/call-failure';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import { useBrowserValue, useIsHydrated } from '@/lib/hooks/use-browser-value';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { findAmount } from '@/lib/payment/payment-summary';
import {
  browserActions,
  createResultRunner,
  findFailedAttempts,
  isKnownDecline,
  PAYMENT_ATTEMPTS_BEFORE_SUPPORT,
  startResult,
  stepResult,
} from '@/lib/payment/payment-result';
import type { ResultActions, ResultEvent, ResultState } from '@/lib/payment/payment-result';
import type { BankReturn } from '@/lib/payment/bank-return';
import { assertNever } from '@/lib/result';
import { whenOpened } from '@/lib/browser/navigation';
import { createStateMachine } from '@/lib/state-machine';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useStateMachine } from '@/lib/hooks/use-state-machine';

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
  const amount = useBrowserValue(() => findAmount(bankReturn.order), undefined);
  const { result } = paymentCopy[language];

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
        return null;
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
          <>
            <PaymentActions>
              <LeaveButton
                language={language}
                tone="action"
                isTelling={state.exit.kind === 'telling'}
                onLeave={leave}
              />
            </PaymentActions>
            <ExitNote language={language} exit={state.exit} />
            <WhatNext language={language}>
              <p>{result.success.next}</p>
            </WhatNext>
          </>
        );
      case 'unverifiable':
        return (
          <>
            <PaymentActions isReady={isReady}>
              <LeaveButton language={language} tone="action" isTelling={false} onLeave={leave} />
            </PaymentActions>
            <WhatNext language={language} phone={phone}>
              <p>{result.unverifiableNext}</p>
            </WhatNext>
          </>
        );
      case 'declined': {
        const help = bankReturn.kind === 'declined' ? bankReturn.help : 'check';
        return (
          <>
            <PaymentEnding
              language={language}
              exit={state.exit}
              mayBePaid={!isKnownDecline(help)}
              next={result.declines[help].next}
              phone={phone}
              onTryAgain={(userId) => press({ kind: 'try-again', userId })}
              onLeave={leave}
            />
            <Message language={language} bankReturn={bankReturn} />
          </>
        );
      }
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
      <OrderSummary language={language} order={bankReturn.order} amount={amount} />
      {renderBody()}
    </PaymentScreen>
  );
}

function usePaymentResult(
  bankReturn: BankReturn,
  query: PageQuery,
  actions: ResultActions = browserActions,
): readonly [ResultState, (event: ResultEvent) => void] {
  const [state, send] = useStateMachine(() =>
    createStateMachine(startResult(bankReturn), stepResult, createResultRunner(actions, query)),
  );
  const open = useEffectEvent(() => {
    const { order } = bankReturn;
    send({ kind: 'shown', failedBefore: order === undefined ? 0 : findFailedAttempts(order) });
  });
  useEffect(() => whenOpened(() => open()), []);
  useBfcacheRestore(() => send({ kind: 'restored' }));
  return [state, send];
}

function formatResultContent(
  language: Language,
  bankReturn: BankReturn,
  { kind }: ResultState,
): ScreenContent {
  const { errorTitle: heading, result } = paymentCopy[language];
  switch (kind) {
    case 'starting':
    case 'authorizing': {
      const { title, text } = result.confirming;
      return { heading: title, state: 'waiting', busy: true, message: text };
    }
    case 'authorized': {
      const { title, text } = result.success;
      return { heading: title, state: 'done', message: text };
    }
    case 'unauthorized':
      return { heading, state: 'unknown', message: result.unauthorized };
    case 'unverifiable':
      return { heading, state: 'unknown', message: result.unverifiable };
    case 'declined': {
      if (bankReturn.kind !== 'declined') {
        return { heading, state: 'unknown', message: result.unclear };
      }
      // The text for this RC (requirement E-2), or that of its group (requirement E-3).
      const { code, help } = bankReturn;
      const message = findCodeText(language, code) ?? result.declines[help].text(code);
      return { heading, state: isKnownDecline(help) ? 'failed' : 'unknown', message };
    }
    default:
      return assertNever(kind);
  }
}

function findCodeText(language: Language, code: string): string | undefined {
  const texts: Readonly<Partial<Record<string, string>>> = paymentCopy[language].result.codes;
  return texts[code];
}

type UnauthorizedProps = {
  readonly language: Language;
  readonly state: Extract<ResultState, { readonly kind: 'unauthorized' }>;
  readonly phone: PhoneLink;
  readonly onTryAgain: () => void;
  readonly onLeave: () => void;
};

/**
 * Shown after RC 00 when the authorization failed. RC 00 means that the bank approved the payment,
 * so no text here may say that the payment failed.
 */
function UnauthorizedBody(props: UnauthorizedProps): ReactNode {
  const { language, state, phone, onTryAgain, onLeave } = props;
  const { result, ...copy } = paymentCopy[language];
  const isStuck = state.attempt >= PAYMENT_ATTEMPTS_BEFORE_SUPPORT;
  return (
    <>
      <PaymentActions>
        <Button onClick={onTryAgain}>{copy.tryAgain}</Button>
        <LeaveButton language={language} tone="quiet" isTelling={false} onLeave={onLeave} />
      </PaymentActions>
      <WhatNext language={language} phone={isStuck ? undefined : phone}>
        {isStuck && (
          <p>
            {copy.supportAfterAttempts} <a href={phone.href}>{phone.label}</a>
          </p>
        )}
        <p>{result.repeatIsSafe}</p>
        <p>{formatCallFailure(language, state.failure, { unknown: result.noConfirmation })}</p>
      </WhatNext>
    </>
  );
}

type MessageProps = { readonly language: Language; readonly bankReturn: BankReturn };

/** MESSAGE, for an RC without a text of its own (requirement E-3). */
function Message({ language, bankReturn }: MessageProps): ReactNode {
  if (bankReturn.kind !== 'declined' || bankReturn.message === undefined) return null;
  if (findCodeText(language, bankReturn.code) !== undefined) return null;
  return <BankMessage language={language}>{bankReturn.message}</BankMessage>;
}
