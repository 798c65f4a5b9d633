'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import { UnhydratedHelp } from '@/components/transaction/unhydrated-help';
import { Button } from '@/components/ui/button';
import {
  callActivation,
  continueAt,
  createActivationRunner,
  findStoredActivation,
  firstActivationState,
  isRepeatable,
  stepActivation,
} from '@/lib/account-activation';
import type { Activate, ActivationState } from '@/lib/account-activation';
import { findProviderMessage, formatCallFailure } from '@/lib/api/call-failure';
import type { UndecidedFailure } from '@/lib/api/call-failure';
import { useOnFirstVisible } from '@/lib/hooks/use-on-first-visible';
import { useIsInApp } from '@/lib/hooks/use-browser-value';
import { useStateMachine } from '@/lib/hooks/use-state-machine';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { accountCopy, passwordChangedCopy } from '@/lib/i18n/transaction/account-copy';
import type { PageState } from '@/lib/i18n/transaction/transaction-copy';
import { assertNever } from '@/lib/result';
import { createStateMachine } from '@/lib/state-machine';
import styles from './account-panel.module.scss';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';

type Props = {
  readonly token: string;
  readonly language: Language;
  readonly query: PageQuery;
  /** Injected for tests; defaults to our own API route. */
  readonly activate?: Activate;
  /** The links that every state shows, after the others. */
  readonly children: ReactNode;
  /** The link to the app, shown after the activation outside the app. */
  readonly openApp: ReactNode;
  /** Shown after a refusal. */
  readonly newLink: ReactNode;
  readonly phone: PhoneLink;
};

/**
 * Posts the activation when the page first becomes visible, unless `findStoredActivation` returns
 * the state of an earlier load.
 */
export function ActivationPanel(props: Props): ReactNode {
  const { token, language, query, activate = callActivation, openApp, newLink, children } = props;
  const banner = useRef<HTMLDivElement>(null);
  const [state, send] = useStateMachine(() =>
    createStateMachine(
      firstActivationState,
      stepActivation,
      createActivationRunner(token, activate),
    ),
  );
  useOnFirstVisible(() => send({ kind: 'opened', stored: findStoredActivation() }));

  const askAgain = (): void => {
    // The button unmounts; move focus to the banner first.
    banner.current?.focus();
    send({ kind: 'asked-again' });
  };

  const isInApp = useIsInApp();
  const isPending = state.kind === 'starting' || state.kind === 'pending';
  const { title, withoutScript, unhydrated } = accountCopy[language].activation;
  return (
    <TransactionMain
      language={language}
      query={query}
      heading={title}
      state={PAGE_STATES[state.kind]}
      languageSwitchWrapper={ContinuedVisit}
    >
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div className={styles.live}>
        <Banner
          ref={banner}
          tone={state.kind === 'activated' ? 'positive' : 'negative'}
          busy={isPending}
        >
          {isPending ? null : formatState(state, language)}
        </Banner>
        <p role="status" className={styles.note}>
          {/* One expression, so that React exchanges the whole text of the element. A browser's
              translator may have replaced the text nodes, which React could then not remove. */}
          {formatNote(state, language, isInApp)}
        </p>
      </div>
      {state.kind === 'refused' && newLink}
      <div className={styles.actions}>
        {state.kind === 'activated' && !isInApp && openApp}
        {isRepeatable(state) && <Button onClick={askAgain}>{accountCopy[language].retry}</Button>}
        {children}
      </div>
      <UnhydratedHelp language={language} text={unhydrated} phone={props.phone} />
    </TransactionMain>
  );
}

/** The page cannot know whether a call without a result has activated the account. */
const PAGE_STATES: Readonly<Record<ActivationState['kind'], PageState>> = {
  starting: 'waiting',
  pending: 'waiting',
  activated: 'done',
  refused: 'failed',
  interrupted: 'unknown',
  failed: 'unknown',
};

/** The text below the banner. */
function formatNote(state: ActivationState, language: Language, isInApp: boolean): string | null {
  const { pending, signIn } = accountCopy[language].activation;
  switch (state.kind) {
    case 'starting':
    case 'pending':
      return pending;
    case 'activated':
      return isInApp ? passwordChangedCopy[language].inApp : signIn;
    case 'failed':
      return findProviderMessage(state.failure) === undefined
        ? null
        : formatUndecided(state.failure, language);
    case 'refused':
    case 'interrupted':
      return null;
    default:
      return assertNever(state);
  }
}

function formatState(
  state: Exclude<ActivationState, { readonly kind: 'starting' | 'pending' }>,
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
    case 'failed':
      return findProviderMessage(state.failure) ?? formatUndecided(state.failure, language);
    default:
      return assertNever(state);
  }
}

function formatUndecided(failure: UndecidedFailure, language: Language): string {
  const { activation, rejected } = accountCopy[language];
  return formatCallFailure(language, failure, { unknown: activation.unknown, rejected });
}

/**
 * Wraps the language links of the activation page, so that a change of language keeps the state of
 * the activation. Without this state the page would post the activation token again, and the
 * provider refuses a used token.
 */
function ContinuedVisit({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={continueAt}>{children}</SwitchFrame>;
}
