'use client';

import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { Button } from '@/components/ui/button';
import {
  firstActivationState,
  isRepeatable,
  moveActivation,
} from '@/lib/account/activation-machine';
import type { ActivationState } from '@/lib/account/activation-machine';
import { recallActivation, rememberActivation } from '@/lib/account/activation-memory';
import type { ApiAnswer, UndecidedCall } from '@/lib/api/api-answer';
import { callApi } from '@/lib/api/call-api';
import { useMovedState } from '@/lib/hooks/use-moved-state';
import { useWhenSeen } from '@/lib/hooks/use-when-seen';
import { accountCopy } from '@/lib/i18n/account-copy';
import { findProviderMessage, formatCallFailure } from '@/lib/i18n/format-call-failure';
import type { Language } from '@/lib/i18n/language';
import { assertNever } from '@/lib/result';
import styles from './account-panel.module.scss';

type Activate = (token: string) => Promise<ApiAnswer<null>>;

type Props = {
  readonly token: string;
  readonly language: Language;
  /** Injected for tests; defaults to our own API route. */
  readonly activate?: Activate;
  /** Where one can go from here in any case. */
  readonly children: ReactNode;
  /** The way on after a yes. */
  readonly openApp: ReactNode;
  /** The way on after a no. */
  readonly newLink: ReactNode;
};

const askOurselves: Activate = (token) => callApi('activateAccount', { token });

/** Posts the activation once per visit, when the page first becomes visible. */
export function ActivationPanel(props: Props): ReactNode {
  const { token, language, activate = askOurselves, openApp, newLink, children } = props;
  const banner = useRef<HTMLDivElement>(null);
  const [state, send] = useMovedState(moveActivation, firstActivationState);

  const ask = useCallback(async () => {
    rememberActivation({ kind: 'pending' });
    const answered = send({ kind: 'answered', answer: await activate(token) });
    if (answered) rememberActivation(answered);
  }, [activate, send, token]);

  useWhenSeen(() => {
    const leftIn = recallActivation();
    if (leftIn === undefined) void ask();
    else send({ kind: 'returned', leftIn });
  });

  const askAgain = (): void => {
    // The button unmounts; move focus to the banner first.
    banner.current?.focus();
    if (send({ kind: 'asked-again' })) void ask();
  };

  const isPending = state.kind === 'pending';
  const wasTold = state.kind === 'troubled' && findProviderMessage(state.failure) !== undefined;
  return (
    <>
      <div className={styles.live}>
        <Banner
          ref={banner}
          tone={state.kind === 'activated' ? 'positive' : 'negative'}
          busy={isPending}
        >
          {isPending ? null : formatOutcome(state, language)}
        </Banner>
        <p role="status" className={styles.note}>
          {isPending && accountCopy[language].activation.pending}
          {wasTold && formatUndecided(state.failure, language)}
        </p>
      </div>
      <div className={styles.actions}>
        {isRepeatable(state) && <Button onClick={askAgain}>{accountCopy[language].retry}</Button>}
        {children}
      </div>
      {state.kind === 'activated' && openApp}
      {state.kind === 'refused' && newLink}
    </>
  );
}

function formatOutcome(
  state: Exclude<ActivationState, { readonly kind: 'pending' }>,
  language: Language,
): string {
  const { activation } = accountCopy[language];
  switch (state.kind) {
    case 'activated':
      return activation.activated;
    case 'refused':
      return state.message ?? activation.refused;
    case 'interrupted':
      return activation.interrupted;
    case 'troubled':
      return findProviderMessage(state.failure) ?? formatUndecided(state.failure, language);
    default:
      return assertNever(state);
  }
}

function formatUndecided(failure: UndecidedCall, language: Language): string {
  const { activation, rejected } = accountCopy[language];
  return formatCallFailure(language, failure, { unknown: activation.unknown, rejected });
}
