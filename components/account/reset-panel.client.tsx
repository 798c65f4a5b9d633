'use client';

import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { Button } from '@/components/ui/button';
import { goHomeWithNotice } from '@/lib/account/password-changed-notice';
import { firstResetState, getUnsent, moveReset } from '@/lib/account/reset-machine';
import { getResetMessage } from '@/lib/account/reset-message';
import type { ApiAnswer } from '@/lib/api/api-answer';
import { callApi } from '@/lib/api/call-api';
import { useMovedState } from '@/lib/hooks/use-moved-state';
import { usePageRestored } from '@/lib/hooks/use-page-restored';
import { useWhenSeen } from '@/lib/hooks/use-when-seen';
import { accountCopy } from '@/lib/i18n/account-copy';
import { findProviderMessage, formatCallFailure } from '@/lib/i18n/format-call-failure';
import type { Language } from '@/lib/i18n/language';
import styles from './account-panel.module.scss';
import { ResetForm } from './reset-form.client.tsx';

type AccountCalls = {
  readonly verify: (token: string) => Promise<ApiAnswer<null>>;
  readonly reset: (token: string, newPassword: string) => Promise<ApiAnswer<null>>;
};

type Props = {
  readonly token: string;
  readonly language: Language;
  /** Injected for tests; defaults to our own API routes. */
  readonly calls?: AccountCalls;
  /** Injected for tests; called once, after the password has been changed. */
  readonly goHome?: (language: Language) => void;
  /** Shown when the link is of no use any more. */
  readonly newLink: ReactNode;
};

const ourCalls: AccountCalls = {
  verify: (token) => callApi('verifyToken', { token }),
  reset: (token, newPassword) => callApi('resetPassword', { token, newPassword }),
};

/**
 * Checks the token when the page first becomes visible, sends the new password once, and goes home
 * at once when it has been changed; the home page confirms it.
 */
export function ResetPanel(props: Props): ReactNode {
  const { token, language, calls = ourCalls, goHome = goHomeWithNotice, newLink } = props;
  const copy = accountCopy[language];
  const banner = useRef<HTMLDivElement>(null);
  const [state, send] = useMovedState(moveReset, firstResetState);

  const check = useCallback(async () => {
    send({ kind: 'checked', answer: await calls.verify(token) });
  }, [calls, send, token]);
  useWhenSeen(() => void check());

  const repeatCheck = useCallback(() => {
    if (send({ kind: 'check-repeated' })) void check();
  }, [check, send]);
  // The link may have been used since: on this page in the other language, for example.
  usePageRestored(repeatCheck);

  const submit = async (newPassword: string, confirmation: string): Promise<void> => {
    const submitted = send({ kind: 'submitted', newPassword, confirmation });
    if (submitted?.form.kind !== 'sending') return;
    const answered = send({ kind: 'answered', answer: await calls.reset(token, newPassword) });
    banner.current?.focus();
    if (answered?.form.kind === 'done') goHome(language);
  };

  const checkAgain = (): void => {
    // The button unmounts; move focus to the banner first.
    banner.current?.focus();
    repeatCheck();
  };

  const isDone = state.form.kind === 'done';
  const unsent = getUnsent(state.form);
  const isRecheckable =
    state.token.kind === 'unchecked' &&
    unsent === undefined &&
    ['editing', 'mismatched'].includes(state.form.kind);
  const mayNeedLink = state.token.kind === 'invalid' || unsent?.kind === 'refused';
  const wasTold = unsent?.kind === 'failed' && findProviderMessage(unsent.failure) !== undefined;
  const { tone, text } = getResetMessage(state, language);
  return (
    <>
      <div className={styles.live}>
        <Banner ref={banner} tone={tone}>
          {text}
        </Banner>
        <p className={styles.note}>
          {wasTold && formatCallFailure(language, unsent.failure, copy.reset)}
        </p>
      </div>
      {isRecheckable && (
        <div className={styles.actions}>
          <Button tone="quiet" onClick={checkAgain}>
            {copy.retry}
          </Button>
        </div>
      )}
      {mayNeedLink && !isDone && newLink}
      {!isDone && (
        <ResetForm
          language={language}
          state={state}
          onEdit={() => send({ kind: 'edited' })}
          onSubmit={submit}
        />
      )}
    </>
  );
}
