import type { CallResult } from '@/lib/api/api-contract';
import { findProviderMessage, formatCallFailure } from '@/lib/api/call-failure';
import type { UndecidedFailure } from '@/lib/api/call-failure';
import { assertNever } from './result.ts';
import type { RunEffect, Step } from './state-machine.ts';
import { callApi } from '@/lib/api/call-api';
import type { Language } from '@/lib/i18n/language';
import { accountCopy, passwordChangedCopy } from '@/lib/i18n/transaction/account-copy';
import type { PageState } from '@/lib/i18n/transaction/transaction-copy';

/**
 * The page assumes that the token is valid until the provider refuses the token (requirement A-2).
 * The transitions, as state, event → next state, effect:
 *
 *     starting, available, unchecked:
 *                check-needed → checking   effect: check
 *     checking   checked      → available | invalid | unchecked
 *     invalid is final
 */
export type TokenState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'available' }
  | { readonly kind: 'invalid' }
  /** The check failed, so it is unknown whether the token is valid. */
  | { readonly kind: 'unchecked'; readonly failure: UndecidedFailure };

type SendFailure =
  | { readonly kind: 'refused'; readonly message?: string | undefined }
  /**
   * Unless `failure` is 'limited' or 'rejected', the provider may have changed the password and
   * used up the link.
   */
  | { readonly kind: 'failed'; readonly failure: UndecidedFailure };

/**
 * The transitions, as state, event → next state, effect:
 *
 *     editing, mismatched, refused, failed:
 *                submitted → the same state, if the token is invalid
 *                          → mismatched, if the two passwords differ
 *                          → sending, in all other cases   effect: send
 *     mismatched edited    → the state before the mismatch
 *     sending    answered  → done                          effect: go-home
 *                          → refused | failed              effect: focus-message
 *     done is final
 */
export type FormState =
  | { readonly kind: 'editing' }
  /** `last` is the failure of the last send. The message about this failure stays on the page. */
  | { readonly kind: 'mismatched'; readonly last?: SendFailure | undefined }
  | { readonly kind: 'sending' }
  | SendFailure
  | { readonly kind: 'done' };

export type ResetState = { readonly token: TokenState; readonly form: FormState };

export type ResetEvent =
  /**
   * The page became visible for the first time, the bfcache restored the page, or the user pressed
   * the button that checks the token again.
   */
  | { readonly kind: 'check-needed' }
  | { readonly kind: 'checked'; readonly result: CallResult<'verifyToken'> }
  | { readonly kind: 'edited' }
  | { readonly kind: 'submitted'; readonly newPassword: string; readonly confirmation: string }
  | { readonly kind: 'answered'; readonly result: CallResult<'resetPassword'> };

export type ResetEffect =
  | { readonly kind: 'check' }
  | { readonly kind: 'send'; readonly newPassword: string }
  | { readonly kind: 'focus-message' }
  /** Moves the focus to the message about the changed password, and opens the home page. */
  | { readonly kind: 'go-home' };

type ResetStep = Step<ResetState, ResetEffect>;

export const firstResetState: ResetState = {
  token: { kind: 'starting' },
  form: { kind: 'editing' },
};

/** Ignores an event for which the state has no transition. */
export function stepReset(state: ResetState, event: ResetEvent): ResetStep {
  const { token, form } = state;
  switch (event.kind) {
    case 'check-needed':
      return token.kind === 'checking' || token.kind === 'invalid'
        ? { state }
        : { state: { token: { kind: 'checking' }, form }, effect: { kind: 'check' } };
    case 'checked':
      return token.kind === 'checking'
        ? { state: { token: toTokenState(event.result), form } }
        : { state };
    case 'edited':
      return form.kind === 'mismatched'
        ? { state: { token, form: form.last ?? { kind: 'editing' } } }
        : { state };
    case 'submitted':
      return submit(state, event);
    case 'answered':
      return form.kind === 'sending' ? finish(token, event.result) : { state };
    default:
      return assertNever(event);
  }
}

/** The failure of the last send. Undefined as soon as the next send starts. */
export function findSendFailure(form: FormState): SendFailure | undefined {
  switch (form.kind) {
    case 'refused':
    case 'failed':
      return form;
    case 'mismatched':
      return form.last;
    case 'editing':
    case 'sending':
    case 'done':
      return undefined;
    default:
      return assertNever(form);
  }
}

function submit(
  state: ResetState,
  { newPassword, confirmation }: Extract<ResetEvent, { readonly kind: 'submitted' }>,
): ResetStep {
  const { token, form } = state;
  const isSent = form.kind === 'sending' || form.kind === 'done';
  if (isSent || token.kind === 'invalid') return { state };
  if (newPassword !== confirmation) {
    return { state: { token, form: { kind: 'mismatched', last: findSendFailure(form) } } };
  }
  return { state: { token, form: { kind: 'sending' } }, effect: { kind: 'send', newPassword } };
}

function toTokenState(result: CallResult<'verifyToken'>): TokenState {
  if (result.ok) return { kind: 'available' };
  const { failure } = result;
  return failure.kind === 'refused' ? { kind: 'invalid' } : { kind: 'unchecked', failure };
}

function finish(token: TokenState, result: CallResult<'resetPassword'>): ResetStep {
  if (result.ok) return { state: { token, form: { kind: 'done' } }, effect: { kind: 'go-home' } };
  const { failure } = result;
  const form: FormState =
    failure.kind === 'refused'
      ? { kind: 'refused', message: failure.message }
      : { kind: 'failed', failure };
  return { state: { token, form }, effect: { kind: 'focus-message' } };
}

/** The promises do not reject. */
export type ResetCalls = {
  readonly verify: (token: string) => Promise<CallResult<'verifyToken'>>;
  readonly reset: (token: string, newPassword: string) => Promise<CallResult<'resetPassword'>>;
};

export const resetCalls: ResetCalls = {
  verify: (token) => callApi('verifyToken', { token }),
  reset: (token, newPassword) => callApi('resetPassword', { token, newPassword }),
};

type Page = { readonly focusMessage: () => void; readonly goHome: () => void };

export function createResetRunner(
  token: string,
  calls: ResetCalls,
  page: Page,
): RunEffect<ResetEffect, ResetEvent> {
  return (effect, send) => {
    switch (effect.kind) {
      case 'check':
        void calls.verify(token).then((result) => send({ kind: 'checked', result }));
        return;
      case 'send':
        void calls
          .reset(token, effect.newPassword)
          .then((result) => send({ kind: 'answered', result }));
        return;
      case 'focus-message':
        page.focusMessage();
        return;
      case 'go-home':
        page.focusMessage();
        page.goHome();
        return;
      default:
        assertNever(effect);
    }
  };
}

export type ResetMessage = {
  readonly tone: 'positive' | 'negative' | 'neutral';
  readonly text: string;
  /** Selects the sign of the page. */
  readonly page: PageState;
};

/** A message about the last send of the form takes precedence over the state of the token. */
export function getResetMessage({ token, form }: ResetState, language: Language): ResetMessage {
  const { reset, rejected } = accountCopy[language];
  const shown = findSendFailure(form) ?? form;
  switch (shown.kind) {
    case 'editing':
    case 'mismatched':
      return getTokenMessage(token, language);
    case 'sending':
      return { tone: 'neutral', text: reset.sending, page: 'waiting' };
    case 'refused':
      return { tone: 'negative', text: shown.message ?? reset.refused, page: 'failed' };
    case 'failed':
      return {
        tone: 'negative',
        text:
          findProviderMessage(shown.failure) ??
          formatCallFailure(language, shown.failure, { unknown: reset.unknown, rejected }),
        page: 'unknown',
      };
    case 'done':
      return { tone: 'positive', text: passwordChangedCopy[language].changed, page: 'done' };
    default:
      return assertNever(shown);
  }
}

function getTokenMessage(token: TokenState, language: Language): ResetMessage {
  const { reset, rejected } = accountCopy[language];
  switch (token.kind) {
    case 'starting':
    case 'checking':
      return { tone: 'neutral', text: reset.checking, page: 'ready' };
    case 'available':
      return { tone: 'positive', text: reset.tokenAvailable, page: 'ready' };
    case 'invalid':
      return { tone: 'negative', text: reset.tokenInvalid, page: 'failed' };
    case 'unchecked':
      return {
        tone: 'neutral',
        text: formatCallFailure(language, token.failure, { unknown: reset.unchecked, rejected }),
        page: 'ready',
      };
    default:
      return assertNever(token);
  }
}
