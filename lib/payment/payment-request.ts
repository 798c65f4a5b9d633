import type { CallFailure } from '@/lib/api/call-failure';
import { assertNever } from '@/lib/result';
import type { RunEffect, Step } from '@/lib/state-machine';
import { hasVisibleFields, isPaymentForm } from '../payment-form.ts';
import type { PaymentForm } from '../payment-form.ts';
import type { CallResult } from '@/lib/api/api-contract';
import { callApi } from '@/lib/api/call-api';
import { parseJson } from '@/lib/parse-json';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '@/lib/browser/storage';
import { reloadAt, updateHistoryState } from '@/lib/browser/history-state';

/**
 * True if the user asked for this form: by opening the page to start a payment, or by pressing the
 * button that requests a new form. If `isWanted` is false, or if the form has visible fields, the
 * page submits the form only after a press.
 */
type Wanted = { readonly isWanted: boolean };

/** True if a form may have reached the bank. The page must then not say that nothing was paid. */
type MayBePaid = { readonly mayBePaid: boolean };

type FormRequest = { readonly attempt: number } & Wanted & MayBePaid;

type Answered = FormRequest & {
  readonly kind: 'answered';
  readonly form: PaymentForm;
  readonly submission: SubmissionState;
};

/**
 * The states of a payment page that requests a form and submits it to the bank.
 *
 *     starting    opened, no stored form → requesting   effect: request
 *                 opened, stored form    → answered
 *     requesting  answered               → answered
 *                 failed                 → failed
 *     answered    again                  → requesting   effect: request
 *                 shown, pressed, waited, restored → answered   effect: submit or none
 *     failed      again                  → requesting   effect: request
 *
 * In the state 'answered', `stepSubmission` decides whether the page submits the form. Events that
 * are not listed change nothing.
 */
export type RequestState =
  | { readonly kind: 'starting' }
  | ({ readonly kind: 'requesting' } & FormRequest)
  | Answered
  | ({
      readonly kind: 'failed';
      readonly attempt: number;
      readonly failure: CallFailure;
    } & MayBePaid);

export type RequestEvent =
  | {
      readonly kind: 'opened';
      /** The form that an earlier load of the page stored. */
      readonly found: PaymentForm | undefined;
      /**
       * True if this load of the page counts as a return from the bank, for example a load after
       * Back. The user may have paid already.
       */
      readonly isReturn: boolean;
    }
  | { readonly kind: 'answered'; readonly attempt: number; readonly form: PaymentForm }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: CallFailure }
  /** The user pressed the button that requests a new form. */
  | { readonly kind: 'again' }
  | SubmissionEvent;

type RequestEffect =
  | { readonly kind: 'request'; readonly attempt: number }
  | { readonly kind: 'submit'; readonly form: PaymentForm };

type RequestStep = Step<RequestState, RequestEffect>;

function startRequest(request: FormRequest): RequestStep {
  return {
    state: { kind: 'requesting', ...request },
    effect: { kind: 'request', attempt: request.attempt },
  };
}

function toAnswered(form: PaymentForm, { attempt, isWanted, mayBePaid }: FormRequest): Answered {
  const isAutomatic = isWanted && !hasVisibleFields(form);
  const submission = { kind: 'ready', isAutomatic } as const;
  return { kind: 'answered', attempt, form, isWanted, mayBePaid, submission };
}

function repeatRequest(state: { readonly attempt: number } & MayBePaid): RequestStep {
  return startRequest({ attempt: state.attempt + 1, isWanted: true, mayBePaid: state.mayBePaid });
}

export const firstRequestState: RequestState = { kind: 'starting' };

/** At most one request is in flight. A result is ignored if it is not of the current attempt. */
export function stepRequest(state: RequestState, event: RequestEvent): RequestStep {
  switch (state.kind) {
    case 'starting':
      if (event.kind !== 'opened') return { state };
      // Attempt 0 is a stored form. The first request is attempt 1.
      return event.found === undefined
        ? startRequest({ attempt: 1, isWanted: !event.isReturn, mayBePaid: event.isReturn })
        : { state: toAnswered(event.found, { attempt: 0, isWanted: false, mayBePaid: true }) };
    case 'requesting':
      return stepRequesting(state, event);
    case 'answered':
      return stepAnswered(state, event);
    case 'failed':
      return event.kind === 'again' ? repeatRequest(state) : { state };
    default:
      return assertNever(state);
  }
}

function stepRequesting(
  state: Extract<RequestState, { readonly kind: 'requesting' }>,
  event: RequestEvent,
): RequestStep {
  if (event.kind !== 'answered' && event.kind !== 'failed') return { state };
  if (event.attempt !== state.attempt) return { state };
  const { mayBePaid } = state;
  return {
    state: event.kind === 'failed' ? { ...event, mayBePaid } : toAnswered(event.form, state),
  };
}

function stepAnswered(state: Answered, event: RequestEvent): RequestStep {
  if (event.kind === 'again') return repeatRequest(state);
  // Stryker disable next-line all: only the types need it; a submission ignores these events.
  if (event.kind === 'opened' || 'attempt' in event) return { state };
  const { state: submission, effect } = stepSubmission(state.submission, event);
  if (submission === state.submission) return { state };
  // A submission changes only when, or after, the form is submitted.
  const next = { ...state, submission, mayBePaid: true };
  return effect === undefined
    ? { state: next }
    : { state: next, effect: { kind: 'submit', form: state.form } };
}

/**
 * If the bank's page has not opened this long after a form was submitted, the payment page tells
 * the user.
 */
export const BANK_WAIT_MS = 15_000;

/** A form is submitted at most once. */
export type SubmissionState =
  | { readonly kind: 'ready'; readonly isAutomatic: boolean }
  | { readonly kind: 'submitted' }
  /** Submitted, but the bank's page has not opened within `BANK_WAIT_MS`, or was blocked. */
  | { readonly kind: 'stalled' }
  /** Submitted, and the bfcache restored this page. */
  | { readonly kind: 'returned' };

type SubmissionEvent =
  /** The page shows a form that is ready. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'pressed' }
  /** `BANK_WAIT_MS` has passed since the form was submitted, or the browser has blocked it. */
  | { readonly kind: 'waited' }
  /** The page was restored from the bfcache. */
  | { readonly kind: 'restored' };

export function stepSubmission(
  state: SubmissionState,
  event: SubmissionEvent,
): Step<SubmissionState, 'submit'> {
  switch (state.kind) {
    case 'ready': {
      const isSubmitting =
        event.kind === 'pressed' || (event.kind === 'shown' && state.isAutomatic);
      return isSubmitting ? { state: { kind: 'submitted' }, effect: 'submit' } : { state };
    }
    case 'submitted':
      if (event.kind === 'waited') return { state: { kind: 'stalled' } };
      return event.kind === 'restored' ? { state: { kind: 'returned' } } : { state };
    case 'stalled':
      return event.kind === 'restored' ? { state: { kind: 'returned' } } : { state };
    case 'returned':
      return { state };
    default:
      return assertNever(state);
  }
}

/** The promise does not reject. */
export type RequestForm = () => Promise<CallResult<'authorizationForm' | 'cardForm'>>;

export function requestAuthorizationForm(userId: string): ReturnType<RequestForm> {
  return callApi('authorizationForm', { userId });
}

export function requestCardForm(userId: string, orderId: string): ReturnType<RequestForm> {
  return callApi('cardForm', { userId, orderId });
}

export function createRequestRunner(
  request: RequestForm,
  submit: (form: PaymentForm) => void,
): RunEffect<RequestEffect, RequestEvent> {
  return (effect, send) => {
    if (effect.kind === 'submit') {
      submit(effect.form);
      return;
    }
    const { attempt } = effect;
    void request().then((result) => {
      if (result.ok) send({ kind: 'answered', attempt, form: result.value });
      else send({ kind: 'failed', attempt, failure: result.failure });
    });
  };
}

/**
 * A stored form that is older than this is not used, because the bank may refuse the old time stamp
 * in the form.
 */
export const FORM_LIFETIME_MS = 15 * 60_000;

export function storeForm(userId: string, form: PaymentForm, now: Date): void {
  const text = JSON.stringify({ userId, form, at: now.getTime() });
  writeStored('session', STORAGE_KEYS.paymentForm, text);
}

/**
 * Call this when a form is submitted. A later load of the page then requests a new form, so that
 * the user cannot submit the used form again.
 */
export function dropStoredForm(): void {
  removeStored('session', STORAGE_KEYS.paymentForm);
}

/**
 * Returns undefined if no valid form of this user is stored. Checks the form's fields and the
 * action's origin, because another page of this site could have written the stored value.
 */
export function findStoredForm(
  userId: string,
  formOrigins: readonly string[],
  now: Date,
): PaymentForm | undefined {
  const stored = parseJson(readStored('session', STORAGE_KEYS.paymentForm) ?? '');
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('userId' in stored && 'form' in stored && 'at' in stored)) return undefined;
  if (stored.userId !== userId || typeof stored.at !== 'number') return undefined;
  const ageMs = now.getTime() - stored.at;
  if (ageMs < 0 || ageMs > FORM_LIFETIME_MS || !isPaymentForm(stored.form)) return undefined;
  return formOrigins.includes(parseOrigin(stored.form.action)) ? stored.form : undefined;
}

/** Does not use `URL.parse`, which is missing before Chrome 126 and Safari 18. */
function parseOrigin(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}

type FormEntry = readonly [name: string, value: string];

/**
 * The name of the input that the page shows for a field. The input does not get the field's own
 * name, because two fields can have the same name. The submitted form has the fields' own names.
 */
export function formatInputName(index: number): string {
  return `field-${index}`;
}

/** The entries have the order of the form's fields. A checkbox that is not ticked has no entry. */
export function collectEntries(form: PaymentForm, entered: FormData): readonly FormEntry[] {
  return form.fields.flatMap((field, index): readonly FormEntry[] => {
    if (field.kind === 'hidden') return [[field.name, field.value]];
    const value = entered.get(formatInputName(index));
    return typeof value === 'string' ? [[field.name, value]] : [];
  });
}

/**
 * An input named `action`, `append` or `submit` hides the form element's property of that name. So
 * append all inputs last, in one call, and then call the prototype's `submit`.
 */
export function submitForm(form: PaymentForm, entries: readonly FormEntry[]): void {
  const { action, method, encoding = '', charset = 'UTF-8' } = form;
  const element = document.createElement('form');
  const attributes = { action, method, enctype: encoding, 'accept-charset': charset };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.hidden = true;
  const inputs = entries.map(([name, value]) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  });
  document.body.append(element);
  element.append(...inputs);
  HTMLFormElement.prototype.submit.call(element);
}

/**
 * The key of a flag in the state of the history entry. The flag means that the user may have paid
 * already. A payment page sets the flag when its load counts as a return from the bank, for example
 * after Back, and when the user changes the language. A reload keeps the flag. Browser code only.
 */
const RETURN_FLAG = 'paymentReturn';

type ReturnFlag = { readonly [RETURN_FLAG]: true };

export function setReturnFlag(): void {
  updateHistoryState({ [RETURN_FLAG]: true });
}

/**
 * Returns the state to pass to `history.replaceState` so that a new address keeps the flag. Returns
 * null if the flag is not set.
 */
export function findReturnFlag(): ReturnFlag | null {
  return history.state?.[RETURN_FLAG] === true ? { [RETURN_FLAG]: true } : null;
}

/**
 * Sets the flag and loads `address` in the same history entry. A page that finds the flag submits a
 * form only after a press.
 */
export function reloadWithReturnFlag(address: string): void {
  reloadAt(address, { [RETURN_FLAG]: true });
}
