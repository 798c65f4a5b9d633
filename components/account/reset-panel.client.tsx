'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import { UnhydratedHelp } from '@/components/transaction/unhydrated-help';
import { Button } from '@/components/ui/button';
import { goHomeWithNotice } from '@/lib/account/password-changed-notice';
import {
  createResetRunner,
  findSendFailure,
  firstResetState,
  getResetMessage,
  resetCalls,
  stepReset,
} from '@/lib/account/reset';
import type { ResetCalls } from '@/lib/account/reset';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useOnFirstVisible } from '@/lib/hooks/use-on-first-visible';
import { useStateMachine } from '@/lib/hooks/use-state-machine';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { findProviderMessage, formatCallFailure } from '@/lib/api/call-failure';
import { createStateMachine } from '@/lib/state-machine';
import styles from './account-panel.module.scss';
import { ResetForm } from './reset-form.client.tsx';

type Props = {
  readonly token: string;
  readonly language: Language;
  readonly query: PageQuery;
  /** Injected for tests; defaults to our own API routes. */
  readonly calls?: ResetCalls;
  /** Injected for tests; called after the password has been changed. */
  readonly goHome?: (language: Language) => void;
  /** Shown after the provider refused the token or the new password. */
  readonly newLink: ReactNode;
  readonly phone: PhoneLink;
};

export function ResetPanel(props: Props): ReactNode {
  const { token, language, query, calls = resetCalls, goHome = goHomeWithNotice, newLink } = props;
  const copy = accountCopy[language];
  const banner = useRef<HTMLDivElement>(null);
  const focusMessage = (): void => banner.current?.focus();
  const [state, send] = useStateMachine(() =>
    createStateMachine(
      firstResetState,
      stepReset,
      createResetRunner(token, calls, { focusMessage, goHome: () => goHome(language) }),
    ),
  );
  useOnFirstVisible(() => send({ kind: 'check-needed' }));
  // The token may have been used since the visitor left the page.
  useBfcacheRestore(() => send({ kind: 'check-needed' }));

  const checkAgain = (): void => {
    // The button unmounts; move focus to the banner first.
    focusMessage();
    send({ kind: 'check-needed' });
  };

  const isDone = state.form.kind === 'done';
  const sendFailure = findSendFailure(state.form);
  const isRecheckable =
    state.token.kind === 'unchecked' &&
    sendFailure === undefined &&
    ['editing', 'mismatched'].includes(state.form.kind);
  const mayNeedNewLink = state.token.kind === 'invalid' || sendFailure?.kind === 'refused';
  const hasProviderMessage =
    sendFailure?.kind === 'failed' && findProviderMessage(sendFailure.failure) !== undefined;
  const { tone, text, page } = getResetMessage(state, language);
  return (
    <TransactionMain language={language} query={query} heading={copy.reset.title} state={page}>
      <noscript>
        <p>{copy.reset.withoutScript}</p>
      </noscript>
      <div className={styles.live}>
        <Banner ref={banner} tone={tone}>
          {text}
        </Banner>
        <p className={styles.note}>
          {hasProviderMessage && formatCallFailure(language, sendFailure.failure, copy.reset)}
        </p>
      </div>
      {isRecheckable && (
        <div className={styles.actions}>
          <Button tone="quiet" onClick={checkAgain}>
            {copy.retry}
          </Button>
        </div>
      )}
      {mayNeedNewLink && !isDone && newLink}
      {!isDone && (
        <ResetForm
          language={language}
          state={state}
          onEdit={() => send({ kind: 'edited' })}
          onSubmit={(newPassword, confirmation) =>
            send({ kind: 'submitted', newPassword, confirmation })
          }
        />
      )}
      <UnhydratedHelp language={language} text={copy.reset.unhydrated} phone={props.phone} />
    </TransactionMain>
  );
}
