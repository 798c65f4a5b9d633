import type { ReactNode, SubmitEvent } from 'react';
import { PaymentActions } from '@/components/payment/payment-actions';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { hasVisibleFields } from '@/lib/api/payment-form';
import type { PaymentForm } from '@/lib/api/payment-form';
import type { SubmissionState } from '@/lib/payment/request/submission-machine';
import styles from './bank-form.module.scss';
import { PaymentFields } from './payment-fields.tsx';

type Props = {
  readonly language: Language;
  readonly id: string;
  readonly form: PaymentForm;
  readonly submission: SubmissionState['kind'];
  readonly onSubmit: () => void;
  /** Requests a new form, because a form can be submitted only once. */
  readonly onRestart: () => void;
};

export function BankForm({
  language,
  id,
  form,
  submission,
  onSubmit,
  onRestart,
}: Props): ReactNode {
  const copy = paymentCopy[language].form;
  const isFormShown = submission === 'ready' || submission === 'submitted';
  const isVisible = hasVisibleFields(form);
  // The button's label when a press requests a new form. If the new form has no visible fields, the
  // page submits it without another press, and the bank's page opens. So for such a form the label
  // after Back is 'continue'.
  const restartLabel = submission === 'stalled' || isVisible ? copy.restart : copy.continue;
  const press = (event: SubmitEvent): void => {
    // The state machine submits the form, so that a double tap submits it once.
    event.preventDefault();
    if (isFormShown) onSubmit();
    else onRestart();
  };
  return (
    <>
      <form id={id} noValidate={form.isUnchecked} className={styles.form} onSubmit={press}>
        {isFormShown && <PaymentFields fields={form.fields} chooseText={copy.choose} />}
        <PaymentActions>
          {/* One button for all states, so that it keeps the focus when its label changes. */}
          <Button type="submit" aria-disabled={submission === 'submitted'}>
            {isFormShown ? (form.submitLabel ?? copy.continue) : restartLabel}
          </Button>
        </PaymentActions>
      </form>
      {!isVisible && <p className={styles.note}>{copy.text}</p>}
    </>
  );
}
