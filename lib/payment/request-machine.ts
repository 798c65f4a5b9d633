import { assertNever } from '@/lib/result';
import type { PaymentFailure } from './payment-failure.ts';
import type { PaymentForm } from './payment-form.ts';

/**
 * Whether somebody asked for this very form, by opening the page or by a press. One that was found
 * after a reload, or asked for because Back brought somebody here, waits for a press.
 */
type Wanted = { readonly isWanted: boolean };

/** Asking for a payment form: what the loading page, the form page and the card page do. */
export type RequestState =
  | { readonly kind: 'starting' }
  | ({ readonly kind: 'asking'; readonly attempt: number } & Wanted)
  | ({ readonly kind: 'answered'; readonly attempt: number; readonly form: PaymentForm } & Wanted)
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: PaymentFailure };

export type RequestEvent =
  | {
      readonly kind: 'opened';
      /** Kept before a reload. */
      readonly found: PaymentForm | undefined;
      /** Nobody asked for what follows. */
      readonly isReturn: boolean;
    }
  | { readonly kind: 'answered'; readonly attempt: number; readonly form: PaymentForm }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: PaymentFailure }
  /** Somebody pressed: for another try, or for a fresh form in place of a used one. */
  | { readonly kind: 'again' };

export type RequestStep = {
  readonly state: RequestState;
  readonly effect?: { readonly kind: 'ask'; readonly attempt: number };
};

function ask(attempt: number, isWanted: boolean): RequestStep {
  return { state: { kind: 'asking', attempt, isWanted }, effect: { kind: 'ask', attempt } };
}

/** One request at a time, one for each press; late answers change nothing. */
export function stepRequest(state: RequestState, event: RequestEvent): RequestStep {
  switch (state.kind) {
    case 'starting':
      if (event.kind !== 'opened') return { state };
      return event.found === undefined
        ? ask(1, !event.isReturn)
        : { state: { kind: 'answered', attempt: 0, form: event.found, isWanted: false } };
    case 'asking':
      return stepAsking(state, event);
    case 'answered':
    case 'failed':
      return event.kind === 'again' ? ask(state.attempt + 1, true) : { state };
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
  return { state: event.kind === 'failed' ? event : { ...event, isWanted: state.isWanted } };
}
