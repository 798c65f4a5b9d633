import type { CallFailure } from '@/lib/api/call-failure';
import { assertNever } from '@/lib/result';
import type { Step } from '@/lib/state-machine';
import { hasVisibleFields } from '../../api/payment-form.ts';
import type { PaymentForm } from '../../api/payment-form.ts';
import { stepSubmission } from './submission-machine.ts';
import type { SubmissionEvent, SubmissionState } from './submission-machine.ts';

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

export type RequestEffect =
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
  switch (event.kind) {
    case 'again':
      return repeatRequest(state);
    case 'opened':
    case 'answered':
    case 'failed':
      return { state };
    case 'shown':
    case 'pressed':
    case 'waited':
    case 'restored': {
      const { state: submission, effect } = stepSubmission(state.submission, event);
      if (submission === state.submission) return { state };
      const next = { ...state, submission, mayBePaid: state.mayBePaid || effect === 'submit' };
      return effect === undefined
        ? { state: next }
        : { state: next, effect: { kind: 'submit', form: state.form } };
    }
    default:
      return assertNever(event);
  }
}
