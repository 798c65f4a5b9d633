'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormField } from '@/components/transaction/form-field';
import { Button } from '@/components/ui/button';
import type { ResetState } from '@/lib/account/reset';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import type { Language } from '@/lib/i18n/language';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import styles from './account-panel.module.scss';

type Props = {
  readonly language: Language;
  readonly state: ResetState;
  readonly onEdit: () => void;
  readonly onSubmit: (newPassword: string, confirmation: string) => void;
};

export function ResetForm({ language, state, onEdit, onSubmit }: Props): ReactNode {
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
