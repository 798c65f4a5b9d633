import type { CallFailure } from '@/lib/api/api-answer';
import type { AppMessage } from '@/lib/native/bridge';
import { assertNever } from '@/lib/result';
import type { PaymentReturn } from './outcome.ts';

/** How far the button that leaves has come. The app is told once; a second press only leaves. */
type Exit = 'here' | 'telling' | 'told';

export type ResultState =
  /** RC 00, and the page has not asked yet: what the server renders. */
  | { readonly kind: 'starting'; readonly order: string }
  | { readonly kind: 'authorizing'; readonly order: string; readonly attempt: number }
  | {
      readonly kind: 'unauthorized';
      readonly order: string;
      /** How many requests for this order have failed, also before the page was loaded. */
      readonly attempt: number;
      readonly failure: CallFailure;
    }
  | { readonly kind: 'authorized'; readonly payload: object; readonly exit: Exit }
  /** RC 00 without an order: there is nobody to ask about it. */
  | { readonly kind: 'unverifiable' }
  /** Any other RC, or none. `isLeaving` from 'Try again' until the next page is there. */
  | { readonly kind: 'declined'; readonly exit: Exit; readonly isLeaving: boolean };

export type ResultEvent =
  /** `failedBefore`: requests for this order that failed before the page was loaded again. */
  | { readonly kind: 'shown'; readonly failedBefore: number }
  | { readonly kind: 'authorized'; readonly attempt: number; readonly payload: object }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: CallFailure }
  /** `userId` is the stored one; without it the button is not offered. */
  | { readonly kind: 'try-again'; readonly userId: string | undefined }
  | { readonly kind: 'back-to-cart' }
  | { readonly kind: 'told'; readonly answer: 'sent' | 'no-app' }
  /** Back or forward brought the page as it was left. */
  | { readonly kind: 'restored' };

/** What the page has to do. At most one thing for each event. */
export type ResultEffect =
  | { readonly kind: 'authorize'; readonly order: string; readonly attempt: number }
  | { readonly kind: 'tell'; readonly message: AppMessage }
  | { readonly kind: 'open-loading'; readonly userId: string }
  | { readonly kind: 'open-exit' };

export type ResultStep = { readonly state: ResultState; readonly effect?: ResultEffect };

export function startResult(outcome: PaymentReturn): ResultState {
  if (outcome.kind !== 'approved') return { kind: 'declined', exit: 'here', isLeaving: false };
  if (outcome.order === undefined) return { kind: 'unverifiable' };
  return { kind: 'starting', order: outcome.order };
}

function authorize(order: string, attempt: number): ResultStep {
  return {
    state: { kind: 'authorizing', order, attempt },
    effect: { kind: 'authorize', order, attempt },
  };
}

/**
 * The whole of the result page (specification, section 4). What an event does not concern leaves
 * the very same state: late and repeated answers, second taps, React's double effects.
 */
export function stepResult(state: ResultState, event: ResultEvent): ResultStep {
  switch (state.kind) {
    case 'starting':
      return event.kind === 'shown' ? authorize(state.order, event.failedBefore + 1) : { state };
    case 'authorizing':
      return stepAuthorizing(state, event);
    case 'unauthorized':
      if (event.kind === 'try-again') return authorize(state.order, state.attempt + 1);
      return stepUnknown(state, event);
    case 'authorized':
      return stepExit(state, event, { type: 'exit_success', payload: state.payload });
    case 'unverifiable':
      return stepUnknown(state, event);
    case 'declined':
      return stepDeclined(state, event);
    default:
      return assertNever(state);
  }
}

/** Neither success nor failure is known, so whoever leaves tells the app nothing. */
function stepUnknown(state: ResultState, event: ResultEvent): ResultStep {
  return event.kind === 'back-to-cart' ? { state, effect: { kind: 'open-exit' } } : { state };
}

function stepAuthorizing(
  state: ResultState & { kind: 'authorizing' },
  event: ResultEvent,
): ResultStep {
  if (event.kind !== 'authorized' && event.kind !== 'failed') return { state };
  if (event.attempt !== state.attempt) return { state };
  if (event.kind === 'authorized') {
    return { state: { kind: 'authorized', payload: event.payload, exit: 'here' } };
  }
  const { order, attempt } = state;
  return { state: { kind: 'unauthorized', order, attempt, failure: event.failure } };
}

function stepDeclined(state: ResultState & { kind: 'declined' }, event: ResultEvent): ResultStep {
  if (event.kind === 'restored' && state.isLeaving)
    return { state: { ...state, isLeaving: false } };
  if (event.kind === 'try-again') {
    // A press after 'Back to cart' has won: the app may already be closing the page.
    if (state.isLeaving || state.exit === 'telling' || event.userId === undefined) return { state };
    const effect = { kind: 'open-loading', userId: event.userId } as const;
    return { state: { ...state, isLeaving: true }, effect };
  }
  if (state.isLeaving) return { state };
  return stepExit(state, event, { type: 'exit_error', message: 'Exit screen' });
}

/** Without an app nothing was said, so that a press after going back may say it. */
function stepExit(
  state: Extract<ResultState, { readonly exit: Exit }>,
  event: ResultEvent,
  message: AppMessage,
): ResultStep {
  if (event.kind === 'back-to-cart' && state.exit === 'here') {
    return { state: { ...state, exit: 'telling' }, effect: { kind: 'tell', message } };
  }
  if (event.kind === 'back-to-cart' && state.exit === 'told') {
    return { state, effect: { kind: 'open-exit' } };
  }
  if (event.kind === 'told' && state.exit === 'telling') {
    return event.answer === 'sent'
      ? { state: { ...state, exit: 'told' } }
      : { state: { ...state, exit: 'here' }, effect: { kind: 'open-exit' } };
  }
  return { state };
}
