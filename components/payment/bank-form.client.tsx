'use client';

import { useCallback, useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useMachine } from '@/lib/hooks/use-machine';
import { usePageRestored } from '@/lib/hooks/use-page-restored';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import { BANK_WAIT_MS, stepForm } from '@/lib/payment/form-machine';
import { createMachine } from '@/lib/payment/machine';
import { hasVisibleFields } from '@/lib/payment/payment-form';
import type { PaymentForm } from '@/lib/payment/payment-form';
import { dropStoredForm } from '@/lib/payment/stored-form';
import { collectEntries, submitForm } from '@/lib/payment/submit-form';
import styles from './bank-form.module.scss';
import { formatBankMoment } from './format-bank-moment.ts';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PaymentScreen } from './payment-screen.tsx';
import type { PaymentPageProps } from './payment-screen.tsx';

type Props = PaymentPageProps & {
  readonly form: PaymentForm;
  /** Somebody asked for this very form: with hidden inputs only it goes on by itself. */
  readonly isWanted: boolean;
  /** Gets a fresh form: this one is used up once it has left. */
  readonly onRestart: () => void;
  readonly submit?: typeof submitForm;
};

/** The way to the bank: a form of our own, which leaves once. */
export function BankForm({ submit = submitForm, ...props }: Props): ReactNode {
  const { language, query, form, isWanted, onRestart } = props;
  const copy = paymentCopy[language].form;
  const isVisible = hasVisibleFields(form);
  const formId = useId();
  const [machine] = useState(() =>
    createMachine({ kind: 'ready', sendsItself: isWanted && !isVisible }, stepForm, () => {
      dropStoredForm();
      const element = document.getElementById(formId);
      if (!(element instanceof HTMLFormElement)) return;
      submit(form, collectEntries(form, new FormData(element)));
    }),
  );
  const state = useMachine(machine);
  const { send } = machine;
  useEffect(() => send({ kind: 'shown' }), [send]);
  usePageRestored(useCallback(() => send({ kind: 'restored' }), [send]));
  useEffect(() => {
    if (state.kind !== 'sent') return;
    const timer = setTimeout(() => send({ kind: 'waited' }), BANK_WAIT_MS);
    return () => clearTimeout(timer);
  }, [state.kind, send]);

  const isHere = state.kind === 'ready' || state.kind === 'sent';
  return (
    <PaymentScreen
      language={language}
      query={query}
      moment={formatBankMoment(language, state, isVisible, isWanted)}
      without="before"
    >
      {isHere ? (
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            // The machine submits, so that a second tap cannot.
            event.preventDefault();
            send({ kind: 'pressed' });
          }}
        >
          <PaymentFields fields={form.fields} choose={copy.choose} />
          <PaymentActions>
            <Button type="submit" aria-disabled={state.kind === 'sent'}>
              {form.submitLabel ?? copy.continue}
            </Button>
          </PaymentActions>
        </form>
      ) : (
        <PaymentActions>
          <Button onClick={onRestart}>
            {state.kind === 'returned' ? copy.continue : copy.restart}
          </Button>
        </PaymentActions>
      )}
      {!isVisible && <p className={styles.note}>{copy.text}</p>}
    </PaymentScreen>
  );
}
