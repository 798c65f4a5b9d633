import type { CallFailure } from '@/lib/api/call-failure';
import type { AppMessage } from '@/lib/native-app/bridge';
import { assertNever } from '@/lib/result';
import type { RunEffect, Step } from '@/lib/state-machine';
import {
  browserExitActions,
  createExitRunner,
  EXIT_ERROR,
  firstExitState,
  stepExit,
} from './payment-exit.ts';
import type { ExitActions, ExitEffect, ExitEvent, ExitState } from './payment-exit.ts';
import type { BankReturn } from './bank-return.ts';
import type { CallResult } from '@/lib/api/api-contract';
import { callApi } from '@/lib/api/call-api';
import type { PageQuery } from '@/lib/i18n/language-choice';
import type { HelpGroup } from '@/lib/i18n/transaction/payment-copy';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '@/lib/browser/storage';

/**
 * After this many failed authorizations of an order, the result page advises the user to call
 * support.
 */
export const PAYMENT_ATTEMPTS_BEFORE_SUPPORT = 3;

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
 *     authorized, declined: the exit machine (`payment-exit.ts`); authorized ignores try-again
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

/**
 * Whether nothing was paid, as the bank's code says. After other codes the order may be paid: the
 * answer was late, a system failed, or the code is not known to be a refusal (requirement E-7).
 */
export function isKnownDecline(group: HelpGroup): boolean {
  switch (group) {
    case 'card':
    case 'funds':
    case 'bank':
    case 'cancelled':
      return true;
    case 'later':
    case 'malfunction':
    case 'check':
      return false;
    default:
      return assertNever(group);
  }
}

/** Injected for tests. */
export type ResultActions = ExitActions & {
  /** The promise does not reject. */
  readonly authorize: (order: string) => Promise<CallResult<'orderAuthorized'>>;
};

export const browserActions: ResultActions = {
  ...browserExitActions,
  authorize: (order) => callApi('orderAuthorized', { order }),
};

export function createResultRunner(
  actions: ResultActions,
  query: PageQuery,
): RunEffect<ResultEffect, ResultEvent> {
  const runExit = createExitRunner(actions, query);
  return (effect, send) => {
    if (effect.kind !== 'authorize') {
      runExit(effect, send);
      return;
    }
    const { order, attempt } = effect;
    void actions.authorize(order).then((result) => {
      if (result.ok) {
        forgetFailedAttempts();
        send({ kind: 'authorized', attempt, payload: result.value.payload });
      } else {
        storeFailedAttempts(order, attempt);
        send({ kind: 'failed', attempt, failure: result.failure });
      }
    });
  };
}

/** Separates the order's id, which contains no space, from the count. */
const SEPARATOR = ' ';

const COUNT = /^\d{1,3}$/;

/**
 * The number of failed authorizations of this order in this tab, including those before a reload.
 * The storage has one count only: that of the order whose authorization failed most recently. A
 * successful authorization deletes the count. Browser code only.
 */
export function findFailedAttempts(order: string): number {
  const stored = readStored('session', STORAGE_KEYS.failedAttempts) ?? '';
  const [storedOrder, count = ''] = stored.split(SEPARATOR);
  return storedOrder === order && COUNT.test(count) ? Number(count) : 0;
}

export function storeFailedAttempts(order: string, failed: number): void {
  writeStored('session', STORAGE_KEYS.failedAttempts, [order, failed].join(SEPARATOR));
}

export function forgetFailedAttempts(): void {
  removeStored('session', STORAGE_KEYS.failedAttempts);
}
