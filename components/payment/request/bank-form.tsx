import type { ReactNode, SubmitEvent } from 'react';
import { PaymentActions } from '@/components/payment/payment-actions';
import { PaymentFacts } from '@/components/payment/result/payment-facts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import type { PhoneLink } from '@/lib/app/phone-link';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-query';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { hasVisibleFields } from '@/lib/api/payment-form';
import type { PaymentForm } from '@/lib/api/payment-form';
import { formatPaymentAddress } from '@/lib/payment/payment-address';
import type { SubmissionState } from '@/lib/payment/request/submission-machine';
import styles from './bank-form.module.scss';
import { PaymentFields } from './payment-fields.tsx';

type Props = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly phone: PhoneLink;
  readonly id: string;
  readonly form: PaymentForm;
  readonly submission: SubmissionState['kind'];
  readonly onSubmit: () => void;
  /** Requests a new form, because a form can be submitted only once. */
  readonly onRestart: () => void;
};

export function BankForm({
  language,
  query,
  phone,
  id,
  form,
  submission,
  onSubmit,
  onRestart,
}: Props): ReactNode {
  const { form: copy, backToCart } = paymentCopy[language];
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
          {submission === 'stalled' && (
            <a
              href={formatPaymentAddress(routes.paymentExit(), query)}
              className={buttonClass('quiet')}
            >
              {backToCart}
            </a>
          )}
        </PaymentActions>
      </form>
      {submission === 'stalled' && (
        <PaymentFacts language={language} order={undefined} phone={phone} />
      )}
      {!isVisible && <p className={styles.note}>{copy.text}</p>}
    </>
  );
}
