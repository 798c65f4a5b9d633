'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Banner } from '@/components/transaction/banner';
import { TransactionMain } from '@/components/transaction/transaction-main';
import { UnhydratedHelp } from '@/components/transaction/unhydrated-help';
import { Button } from '@/components/ui/button';
import { goHomeWithNotice } from '@/lib/password-changed-notice';
import {
  createResetRunner,
  findSendFailure,
  firstResetState,
  getResetMessage,
  resetCalls,
  stepReset,
} from '@/lib/password-reset';
import type { ResetCalls, ResetState } from '@/lib/password-reset';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useOnFirstVisible } from '@/lib/hooks/use-on-first-visible';
import { useStateMachine } from '@/lib/hooks/use-state-machine';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { findProviderMessage, formatCallFailure } from '@/lib/api/call-failure';
import { createStateMachine } from '@/lib/state-machine';
import styles from './account-panel.module.scss';
import { FormField } from '@/components/transaction/form-field';
import { useIsHydrated } from '@/lib/hooks/use-browser-value';

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

type ResetFormProps = {
  readonly language: Language;
  readonly state: ResetState;
  readonly onEdit: () => void;
  readonly onSubmit: (newPassword: string, confirmation: string) => void;
};

function ResetForm({ language, state, onEdit, onSubmit }: ResetFormProps): ReactNode {
  const { reset } = accountCopy[language];
  const confirmation = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useIsHydrated();
  const isDisabled = state.token.kind === 'invalid';
  const isMismatched = state.form.kind === 'mismatched';

  useEffect(() => {
    if (state.form.kind === 'mismatched') confirmation.current?.focus();
  }, [state.form]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onSubmit(String(values.get('newPassword')), String(values.get('confirmation')));
  };

  const field = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    // On a password field `autocapitalize` has no effect, and `html-validate` reports it.
    autoCapitalize: isShown ? 'none' : undefined,
    spellCheck: false,
    disabled: isDisabled,
    onInput: onEdit,
  } as const;
  // `method="post"` keeps the passwords out of the address if the browser submits the form without
  // calling `onSubmit`.
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <FormField
        {...field}
        id="parola_noua"
        name="newPassword"
        label={reset.newPassword}
        required
      />
      <FormField
        {...field}
        ref={confirmation}
        id="parola_confirmata"
        name="confirmation"
        label={reset.confirmPassword}
        error={isMismatched ? reset.mismatch : undefined}
      />
      <div className={styles.passwordSwitch}>
        <Button
          tone="quiet"
          aria-pressed={isShown}
          disabled={isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          {reset.showPasswords}
        </Button>
      </div>
      <div className={styles.send}>
        <Button
          type="submit"
          disabled={isDisabled || !isHydrated}
          aria-busy={state.form.kind === 'sending'}
        >
          {reset.send}
        </Button>
      </div>
    </form>
  );
}
