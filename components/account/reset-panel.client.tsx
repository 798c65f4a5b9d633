'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { firstResetState, getUnsent, moveReset } from '@/lib/account/reset-machine';
import { getResetMessage } from '@/lib/account/reset-message';
import { getWords } from '@/lib/account/trouble';
import type { ApiAnswer } from '@/lib/api/api-answer';
import { callApi } from '@/lib/api/call-api';
import { useMovedState } from '@/lib/hooks/use-moved-state';
import { useWhenSeen } from '@/lib/hooks/use-when-seen';
import { accountCopy } from '@/lib/i18n/account-copy';
import type { Language } from '@/lib/i18n/language';
import { routes } from '@/lib/routes';
import styles from './account-panel.module.scss';
import { ResetForm } from './reset-form.client.tsx';

/** How long the good news stands before the page goes home, as specified. */
export const HOME_DELAY_MS = 2_000;

type AccountCalls = {
  readonly verify: (token: string) => Promise<ApiAnswer<null>>;
  readonly reset: (token: string, newPassword: string) => Promise<ApiAnswer<null>>;
};

type Props = {
  readonly token: string;
  readonly language: Language;
  /** Our own routes, unless somebody else answers. */
  readonly calls?: AccountCalls;
  /** The address is given up: Back must not lead to a used link. */
  readonly goHome?: () => void;
  readonly openApp: ReactNode;
  readonly newLink: ReactNode;
};

const ourCalls: AccountCalls = {
  verify: (token) => callApi('verifyToken', { token }),
  reset: (token, newPassword) => callApi('resetPassword', { token, newPassword }),
};

const replaceByHome = (): void => window.location.replace(routes.home());

/** Checks the token once it is looked at, and sends the new password once. */
export function ResetPanel(props: Props): ReactNode {
  const { token, language, calls = ourCalls, goHome = replaceByHome, openApp, newLink } = props;
  const copy = accountCopy[language];
  const banner = useRef<HTMLDivElement>(null);
  const [state, send] = useMovedState(moveReset, firstResetState);

  const check = useCallback(async () => {
    send({ kind: 'checked', answer: await calls.verify(token) });
  }, [calls, send, token]);
  useWhenSeen(() => void check());

  const submit = async (newPassword: string, confirmation: string): Promise<void> => {
    const submitted = send({ kind: 'submitted', newPassword, confirmation });
    if (submitted?.form.kind !== 'sending') return;
    send({ kind: 'answered', answer: await calls.reset(token, newPassword) });
    banner.current?.focus();
  };

  const checkAgain = (): void => {
    // The button is about to go: whoever pressed it waits at the banner.
    banner.current?.focus();
    if (send({ kind: 'check-repeated' })) void check();
  };

  const isDone = state.form.kind === 'done';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(goHome, HOME_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, goHome]);

  const unsent = getUnsent(state.form);
  const isRecheckable =
    state.token.kind === 'unchecked' &&
    unsent === undefined &&
    ['editing', 'mismatched'].includes(state.form.kind);
  const mayNeedLink = state.token.kind === 'invalid' || unsent?.kind === 'refused';
  const wasTold = unsent?.kind === 'failed' && getWords(unsent.trouble) !== undefined;
  const { tone, text } = getResetMessage(state, language);
  return (
    <>
      <div className={styles.live}>
        <Banner ref={banner} tone={tone}>
          {text}
        </Banner>
        <p className={styles.note}>{wasTold && copy.reset.unsure}</p>
      </div>
      {isRecheckable && (
        <div className={styles.actions}>
          <Button tone="quiet" onClick={checkAgain}>
            {copy.retry}
          </Button>
        </div>
      )}
      {mayNeedLink && !isDone && newLink}
      {isDone ? (
        <>
          <p className={styles.note}>{copy.reset.goingHome}</p>
          <div className={styles.actions}>
            <ButtonLink href={routes.home()} tone="quiet">
              {copy.home}
            </ButtonLink>
          </div>
          {openApp}
        </>
      ) : (
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
