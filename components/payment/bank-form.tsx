import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import type { FormState } from '@/lib/payment/form-machine';
import { hasVisibleFields } from '@/lib/payment/payment-form';
import type { PaymentForm } from '@/lib/payment/payment-form';
import styles from './bank-form.module.scss';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFields } from './payment-fields.tsx';

type Props = {
  readonly language: Language;
  readonly id: string;
  readonly form: PaymentForm;
  /** How far the form has come on its way to the bank. */
  readonly way: FormState['kind'];
  readonly onSubmit: () => void;
  /** Asks for a fresh form: each form can be sent only once. */
  readonly onRestart: () => void;
};

/** The way to the bank: a form of our own, which leaves once. */
export function BankForm({ language, id, form, way, onSubmit, onRestart }: Props): ReactNode {
  const copy = paymentCopy[language].form;
  const isHere = way === 'ready' || way === 'sent';
  const isVisible = hasVisibleFields(form);
  // A fresh form leaves by itself unless it has inputs to fill in.
  const restart = way === 'stalled' || isVisible ? copy.restart : copy.continue;
  const press = (event: SubmitEvent): void => {
    // The machine submits, so that a second tap cannot.
    event.preventDefault();
    if (isHere) onSubmit();
    else onRestart();
  };
  // One button for every state, so that it keeps the focus when its label changes.
  return (
    <>
      <form id={id} className={styles.form} onSubmit={press}>
        {isHere && <PaymentFields fields={form.fields} choose={copy.choose} />}
        <PaymentActions>
          <Button type="submit" aria-disabled={way === 'sent'}>
            {isHere ? (form.submitLabel ?? copy.continue) : restart}
          </Button>
        </PaymentActions>
      </form>
      {!isVisible && <p className={styles.note}>{copy.text}</p>}
    </>
  );
}
