import type { CallFailure } from '@/lib/api/call-failure';
import type { AppMessage } from '@/lib/app/bridge';
import { assertNever } from '@/lib/result';
import type { Step } from '@/lib/state-machine';
import { EXIT_ERROR, firstExitState, stepExit } from '../exit/exit-machine.ts';
import type { ExitEffect, ExitEvent, ExitState } from '../exit/exit-machine.ts';
import type { BankReturn } from './bank-return.ts';

/**
 * The states of the page to which the bank sends the browser back (requirements B-1 to B-15).
 *
 *     RC 00 with a valid order     starting → authorizing → authorized | unauthorized
 *     RC 00 without a valid order  unverifiable
 *     any other RC, or none        declined
 *
 *     starting      shown        → authorizing   effect: authorize
 *     authorizing   authorized   → authorized
 *                   failed       → unauthorized
 *     unauthorized  authorize-again → authorizing   effect: authorize
 *     unauthorized, unverifiable: back-to-cart   effect: open the exit page, no message to the app
 *     authorized, declined: the exit machine (`exit-machine.ts`); authorized ignores try-again
 */
export type ResultState =
  /** The authorization has not started. */
  | { readonly kind: 'starting'; readonly order: string }
  | { readonly kind: 'authorizing'; readonly order: string; readonly attempt: number }
  | {
      readonly kind: 'unauthorized';
      readonly order: string;
      /** The number of failed authorizations of this order, including those before a reload. */
      readonly attempt: number;
      readonly failure: CallFailure;
    }
  | { readonly kind: 'authorized'; readonly payload: object; readonly exit: ExitState }
  /** RC 00 without a valid order: there is nothing to authorize. */
  | { readonly kind: 'unverifiable' }
  | { readonly kind: 'declined'; readonly exit: ExitState };

export type ResultEvent =
  /** `failedBefore`: the number of failed authorizations of this order before this load. */
  | { readonly kind: 'shown'; readonly failedBefore: number }
  | { readonly kind: 'authorized'; readonly attempt: number; readonly payload: object }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: CallFailure }
  /** The user pressed the button that repeats the authorization of the same order. */
  | { readonly kind: 'authorize-again' }
  | ExitEvent;

export type ResultEffect =
  { readonly kind: 'authorize'; readonly order: string; readonly attempt: number } | ExitEffect;

export type ResultStep = Step<ResultState, ResultEffect>;

export function startResult(bankReturn: BankReturn): ResultState {
  if (bankReturn.kind !== 'approved') return { kind: 'declined', exit: firstExitState };
  if (bankReturn.order === undefined) return { kind: 'unverifiable' };
  return { kind: 'starting', order: bankReturn.order };
}

/** If a state does not handle an event, returns the same state and no effect. */
export function stepResult(state: ResultState, event: ResultEvent): ResultStep {
  switch (state.kind) {
    case 'starting':
      return event.kind === 'shown' ? authorize(state.order, event.failedBefore + 1) : { state };
    case 'authorizing':
      return stepAuthorizing(state, event);
    case 'unauthorized':
      return event.kind === 'authorize-again'
        ? authorize(state.order, state.attempt + 1)
        : stepUndecided(state, event);
    case 'unverifiable':
      return stepUndecided(state, event);
    case 'authorized':
      // 'try-again' starts a new payment, but this order is paid already.
      return event.kind === 'try-again'
        ? { state }
        : stepDecided(state, event, { type: 'exit_success', payload: state.payload });
    case 'declined':
      return stepDecided(state, event, EXIT_ERROR);
    default:
      return assertNever(state);
  }
}

function authorize(order: string, attempt: number): ResultStep {
  return {
    state: { kind: 'authorizing', order, attempt },
    effect: { kind: 'authorize', order, attempt },
  };
}

function stepAuthorizing(
  state: Extract<ResultState, { readonly kind: 'authorizing' }>,
  event: ResultEvent,
): ResultStep {
  if (event.kind !== 'authorized' && event.kind !== 'failed') return { state };
  if (event.attempt !== state.attempt) return { state };
  if (event.kind === 'authorized') {
    return { state: { kind: 'authorized', payload: event.payload, exit: firstExitState } };
  }
  const { order, attempt } = state;
  return { state: { kind: 'unauthorized', order, attempt, failure: event.failure } };
}

/**
 * RC is 00, but the provider has not confirmed the order. So the app gets neither `exit_success`
 * nor `exit_error` (requirements ).
 */
function stepUndecided(state: ResultState, event: ResultEvent): ResultStep {
  return event.kind === 'back-to-cart' ? { state, effect: { kind: 'open-exit' } } : { state };
}

function stepDecided(
  state: Extract<ResultState, { readonly exit: ExitState }>,
  event: ResultEvent,
  message: AppMessage,
): ResultStep {
  const { kind } = event;
  // Stryker disable next-line all: only the types need it; the exit machine ignores these events.
  if (kind === 'shown' || kind === 'authorize-again' || 'attempt' in event) return { state };
  const step = stepExit(state.exit, event, message);
  return { ...step, state: step.state === state.exit ? state : { ...state, exit: step.state } };
}
