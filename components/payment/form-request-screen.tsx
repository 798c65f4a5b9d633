import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { SwitchFrame } from '@/components/transaction/switch-frame.client';
import { CardMarks } from '@/components/trust/card-marks';
import { Button, buttonClass } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { routes } from '@/lib/addresses/routes';
import { formatCallFailure } from '@/lib/api/call-failure';
import { hasVisibleFields } from '@/lib/payment-form';
import type { PaymentForm, PaymentField } from '@/lib/payment-form';
import type { PhoneLink } from '@/lib/native-app/phone-link';
import type { Language } from '@/lib/i18n/language';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { formatPaymentAddress } from '@/lib/payment/payment-exit';
import type { Payee } from '@/lib/payment/payment-page';
import { findMerchant, findSummary, storeAmount } from '@/lib/payment/payment-summary';
import {
  BANK_WAIT_MS,
  collectEntries,
  createRequestRunner,
  dropStoredForm,
  firstRequestState,
  stepRequest,
  submitForm,
  findReturnFlag,
  reloadWithReturnFlag,
  setReturnFlag,
  formatInputName,
} from '@/lib/payment/payment-request';
import type {
  RequestEvent,
  RequestForm,
  RequestState,
  SubmissionState,
} from '@/lib/payment/payment-request';
import { assertNever } from '@/lib/result';
import { FormFailureBody } from './payment-failure.client.tsx';
import { OrderSummary, PaymentActions, PaymentScreen, WhatNext } from './payment-screen.tsx';
import type { PaymentPageProps, ScreenContent } from './payment-screen.tsx';
import styles from './payment-screen.module.scss';
import { isBackForwardLoad, whenOpened } from '@/lib/browser/navigation';
import { createStateMachine } from '@/lib/state-machine';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useStateMachine } from '@/lib/hooks/use-state-machine';
import { FormField } from '@/components/transaction/form-field';
import fieldStyles from './payment-fields.module.scss';
import formFieldStyles from '../transaction/form-field.module.scss';

export type FormRequest = {
  readonly state: RequestState;
  readonly send: (event: RequestEvent) => void;
  /** The id of the form element with the inputs that the user fills in. */
  readonly formId: string;
};

/** `isReturn` tells whether the user came back to the page instead of starting a payment. */
export function useFormRequest(
  requestForm: RequestForm,
  findForm: () => PaymentForm | undefined,
  isReturn: () => boolean = isBackForwardLoad,
): FormRequest {
  const formId = useId();
  const [state, send] = useStateMachine(() =>
    createStateMachine(
      firstRequestState,
      stepRequest,
      createRequestRunner(requestForm, (form) => submitShown(formId, form)),
    ),
  );
  const open = useEffectEvent(() => {
    const hasReturned = isReturn() || findReturnFlag() !== null;
    if (hasReturned) setReturnFlag();
    send({ kind: 'opened', found: findForm(), isReturn: hasReturned });
  });
  const submission = state.kind === 'answered' ? state.submission.kind : undefined;

  useEffect(() => whenOpened(() => open()), []);
  useBfcacheRestore(() => send({ kind: 'restored' }));
  useEffect(() => {
    if (submission === 'ready') send({ kind: 'shown' });
    if (submission !== 'submitted') return;
    const timer = setTimeout(() => send({ kind: 'waited' }), BANK_WAIT_MS);
    // Chromium applies `form-action` also to a redirect that answers the form.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'form-action') send({ kind: 'waited' });
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [submission, send]);
  return { state, send, formId };
}

function submitShown(formId: string, form: PaymentForm): void {
  dropStoredForm();
  storeAmount(form);
  const element = document.getElementById(formId);
  if (!(element instanceof HTMLFormElement)) return;
  submitForm(form, collectEntries(form, new FormData(element)));
}

type Props = PaymentPageProps & FormRequest & { readonly phone: PhoneLink; readonly payee: Payee };

export function FormRequestScreen(props: Props): ReactNode {
  const { language, query, phone, payee, state, send, formId } = props;
  const banner = useRef<HTMLDivElement>(null);

  // The button unmounts; move focus to the banner first.
  const requestAgain = (): void => {
    banner.current?.focus();
    send({ kind: 'again' });
  };

  function renderBody(): ReactNode {
    switch (state.kind) {
      case 'starting':
      case 'requesting':
        return null;
      case 'answered':
        return (
          <BankForm
            key={state.attempt}
            language={language}
            query={query}
            phone={phone}
            payee={payee}
            id={formId}
            form={state.form}
            submission={state.submission.kind}
            onSubmit={() => send({ kind: 'pressed' })}
            onRestart={requestAgain}
          />
        );
      case 'failed':
        return (
          <FormFailureBody
            language={language}
            query={query}
            phone={phone}
            mayBePaid={state.mayBePaid}
            onRetry={requestAgain}
          />
        );
      default:
        return assertNever(state);
    }
  }

  return (
    <PaymentScreen
      language={language}
      query={query}
      content={formatRequestContent(language, state)}
      phone={phone}
      bannerRef={banner}
      languageSwitchWrapper={SamePayment}
      withoutScript="before"
    >
      {renderBody()}
    </PaymentScreen>
  );
}

/**
 * Wraps the language links. A click on a link loads the page in that language and sets the return
 * flag (`setReturnFlag`), because the user may have paid already. With the flag, the page submits a
 * form to the bank only after a press.
 */
function SamePayment({ children }: { readonly children: ReactNode }): ReactNode {
  return <SwitchFrame onFollow={reloadWithReturnFlag}>{children}</SwitchFrame>;
}

function formatRequestContent(language: Language, state: RequestState): ScreenContent {
  const { loading, errorTitle, noForm } = paymentCopy[language];
  switch (state.kind) {
    case 'starting':
    case 'requesting':
      return { heading: loading.title, state: 'waiting', busy: true, message: loading.text };
    case 'answered':
      return formatFormContent(language, state);
    case 'failed':
      return {
        heading: errorTitle,
        state: state.mayBePaid ? 'unknown' : 'failed',
        message: formatCallFailure(language, state.failure, noForm),
      };
    default:
      return assertNever(state);
  }
}

/**
 * `isWanted` is false if the user did not ask for this form: the load of the page counted as a
 * return from the bank. The text of a ready form then differs, because a payment may have been
 * made.
 */
function formatFormContent(
  language: Language,
  { form, submission, isWanted }: Extract<RequestState, { readonly kind: 'answered' }>,
): ScreenContent {
  const copy = paymentCopy[language].form;
  const isVisible = hasVisibleFields(form);
  const heading = isVisible ? copy.detailsTitle : copy.title;
  const ready = (message: string): ScreenContent => ({ heading, state: 'ready', message });
  const sending = { heading, state: 'waiting', busy: true, message: copy.sending } as const;
  switch (submission.kind) {
    case 'ready':
      if (!isWanted) return ready(isVisible ? copy.returnedDetails : copy.returned);
      return isVisible ? ready(copy.detailsText) : sending;
    case 'submitted':
      return sending;
    case 'stalled':
      return {
        heading,
        state: 'unknown',
        message: isVisible ? copy.stalledDetails : copy.stalled,
      };
    case 'returned':
      return ready(isVisible ? copy.used : copy.returned);
    default:
      return assertNever(submission);
  }
}

type BankFormProps = {
  readonly language: Language;
  readonly query: PageQuery;
  readonly phone: PhoneLink;
  readonly payee: Payee;
  readonly id: string;
  readonly form: PaymentForm;
  readonly submission: SubmissionState['kind'];
  readonly onSubmit: () => void;
  /** Requests a new form, because a form can be submitted only once. */
  readonly onRestart: () => void;
};

function BankForm(props: BankFormProps): ReactNode {
  const { language, query, phone, payee, id, form, submission, onSubmit, onRestart } = props;
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
      <OrderSummary language={language} {...findSummary(form)} />
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
      {/* Card details may be asked for by the form itself, so this promise is only for others. */}
      <div className={styles.safety}>
        <LineDrawing path={LOCK} size={20} />
        <div>
          {!isVisible && <p>{copy.text}</p>}
          <p>{copy.payee(findMerchant(form) ?? payee.merchant, payee.processor)}</p>
        </div>
        <CardMarks />
      </div>
      {submission === 'stalled' && (
        <WhatNext language={language} phone={phone}>
          <p>{isVisible ? copy.stalledDetailsNext : copy.stalledNext}</p>
        </WhatNext>
      )}
    </>
  );
}

const LOCK = 'M8 11V7.5a4 4 0 0 1 8 0V11M5.5 11h13v9.5h-13z';

type Visible = PaymentField & { readonly kind: 'visible' };
type FieldsProps = {
  readonly fields: readonly PaymentField[];
  /** The text of the empty option of a `<select>`. */
  readonly chooseText: string;
};

/** Renders our own input for each visible field, without the provider's markup and names. */
function PaymentFields({ fields, chooseText }: FieldsProps): ReactNode {
  return fields.map((field, index) =>
    // The index is the key, because names may repeat.
    field.kind === 'visible' ? (
      <VisibleField
        key={index}
        name={formatInputName(index)}
        field={field}
        chooseText={chooseText}
      />
    ) : null,
  );
}

type FieldProps = { readonly name: string; readonly field: Visible; readonly chooseText: string };

function VisibleField({ name, field, chooseText }: FieldProps): ReactNode {
  const id = useId();
  const { label, required } = field;
  if (field.input === 'checkbox') {
    return (
      <label className={fieldStyles.check}>
        <input
          type="checkbox"
          name={name}
          value={field.value}
          required={required}
          defaultChecked={field.checked}
        />
        <span>{label}</span>
      </label>
    );
  }
  const attributes = { id, name, required, autoComplete: field.autocomplete };
  if (field.input === 'select') {
    const { options = [] } = field;
    const isOffered =
      field.isUnchosen !== true && options.some(({ value }) => value === field.value);
    return (
      <Labelled id={id} label={label}>
        <select
          {...attributes}
          className={formFieldStyles.control}
          defaultValue={isOffered ? field.value : ''}
        >
          {/* Disabled, so that the browser sends nothing for this select until the diner chooses. */}
          {!isOffered && (
            <option value="" disabled>
              {chooseText}
            </option>
          )}
          {options.map((option, index) => (
            <option key={index} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Labelled>
    );
  }
  const { value: defaultValue, maxLength, readOnly } = field;
  const text = { ...attributes, defaultValue, maxLength, readOnly };
  if (field.input === 'textarea') {
    return (
      <Labelled id={id} label={label}>
        <textarea {...text} className={formFieldStyles.control} />
      </Labelled>
    );
  }
  return <FormField {...text} label={label} type={field.input} />;
}

type LabelledProps = {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
};

function Labelled({ id, label, children }: LabelledProps): ReactNode {
  return (
    <div className={formFieldStyles.field}>
      <label htmlFor={id} className={formFieldStyles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}
