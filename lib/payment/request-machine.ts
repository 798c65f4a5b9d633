import type { CallFailure } from '@/lib/api/api-answer';
import { assertNever } from '@/lib/result';
import { stepForm } from './form-machine.ts';
import type { FormEvent, FormState } from './form-machine.ts';
import { hasVisibleFields } from './payment-form.ts';
import type { PaymentForm } from './payment-form.ts';

/**
 * Whether somebody asked for this very form, by opening the page or by a press. One that was found
 * after a reload, or asked for because Back brought somebody here, waits for a press.
 */
type Wanted = { readonly isWanted: boolean };

/** Whether the bank may have been asked already, so that nobody can say that nothing was paid. */
type MayBePaid = { readonly mayBePaid: boolean };

type Answered = Wanted &
  MayBePaid & {
    readonly kind: 'answered';
    readonly attempt: number;
    readonly form: PaymentForm;
    /** How far this form has come on its way to the bank. */
    readonly way: FormState;
  };

/** From the request to the bank: what the loading page, the form page and the card page do. */
export type RequestState =
  | { readonly kind: 'starting' }
  | ({ readonly kind: 'asking'; readonly attempt: number } & Wanted & MayBePaid)
  | Answered
  | ({
      readonly kind: 'failed';
      readonly attempt: number;
      readonly failure: CallFailure;
    } & MayBePaid);

export type RequestEvent =
  | {
      readonly kind: 'opened';
      /** Kept before a reload. */
      readonly found: PaymentForm | undefined;
      /** Nobody asked for what follows. */
      readonly isReturn: boolean;
    }
  | { readonly kind: 'answered'; readonly attempt: number; readonly form: PaymentForm }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: CallFailure }
  /** Somebody pressed: for another try, or for a fresh form in place of a used one. */
  | { readonly kind: 'again' }
  | FormEvent;

export type RequestEffect =
  | { readonly kind: 'ask'; readonly attempt: number }
  | { readonly kind: 'submit'; readonly form: PaymentForm };

export type RequestStep = { readonly state: RequestState; readonly effect?: RequestEffect };

type Asked = { readonly attempt: number } & Wanted & MayBePaid;

function ask(asked: Asked): RequestStep {
  return { state: { kind: 'asking', ...asked }, effect: { kind: 'ask', attempt: asked.attempt } };
}

function answer(form: PaymentForm, { attempt, isWanted, mayBePaid }: Asked): Answered {
  const sendsItself = isWanted && !hasVisibleFields(form);
  const way = { kind: 'ready', sendsItself } as const;
  return { kind: 'answered', attempt, form, isWanted, mayBePaid, way };
}

/** Somebody pressed: for another try, or for a fresh form in place of a used one. */
function askAgain(state: { readonly attempt: number } & MayBePaid): RequestStep {
  return ask({ attempt: state.attempt + 1, isWanted: true, mayBePaid: state.mayBePaid });
}

/**
 * One request at a time, one for each press; late answers change nothing. A form leaves once, and
 * only a press gets the next one.
 */
export function stepRequest(state: RequestState, event: RequestEvent): RequestStep {
  switch (state.kind) {
    case 'starting':
      if (event.kind !== 'opened') return { state };
      return event.found === undefined
        ? ask({ attempt: 1, isWanted: !event.isReturn, mayBePaid: event.isReturn })
        : { state: answer(event.found, { attempt: 0, isWanted: false, mayBePaid: true }) };
    case 'asking':
      return stepAsking(state, event);
    case 'answered':
      return stepAnswered(state, event);
    case 'failed':
      return event.kind === 'again' ? askAgain(state) : { state };
    default:
      return assertNever(state);
  }
}

function stepAsking(
  state: Extract<RequestState, { readonly kind: 'asking' }>,
  event: RequestEvent,
): RequestStep {
  if (event.kind !== 'answered' && event.kind !== 'failed') return { state };
  if (event.attempt !== state.attempt) return { state };
  const { mayBePaid } = state;
  return { state: event.kind === 'failed' ? { ...event, mayBePaid } : answer(event.form, state) };
}

function stepAnswered(state: Answered, event: RequestEvent): RequestStep {
  switch (event.kind) {
    case 'again':
      return askAgain(state);
    case 'opened':
    case 'answered':
    case 'failed':
      return { state };
    case 'shown':
    case 'pressed':
    case 'waited':
    case 'restored': {
      const { state: way, effect } = stepForm(state.way, event);
      if (way === state.way) return { state };
      const next = { ...state, way, mayBePaid: state.mayBePaid || effect === 'submit' };
      return effect === undefined
        ? { state: next }
        : { state: next, effect: { kind: effect, form: state.form } };
    }
    default:
      return assertNever(event);
  }
}
