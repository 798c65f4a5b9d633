import type { CallResult } from '@/lib/api/api-contract';
import type { UndecidedFailure } from '@/lib/api/call-failure';
import { assertNever } from './result.ts';
import type { RunEffect, Step } from './state-machine.ts';
import { callApi } from '@/lib/api/call-api';
import { reloadAt, updateHistoryState } from '@/lib/browser/history-state';
import { isBackForwardLoad } from '@/lib/browser/navigation';

/**
 * The states of the activation page (requirements ). The transitions, as state,
 * event → next state, effect:
 *
 *     starting     opened without a stored state    → pending   effect: activate
 *                  opened with 'pending' stored     → interrupted
 *                  opened with another stored state → that state
 *     pending      answered     → activated | refused | failed  effect: store
 *     failed       asked-again  → pending                       effect: activate
 *     interrupted  asked-again  → pending                       effect: activate
 *     activated and refused are final
 */
export type ActivationState =
  | { readonly kind: 'starting' }
  | StoredActivationState
  | { readonly kind: 'failed'; readonly failure: UndecidedFailure };

/** The states that the history entry stores. 'failed' is stored as 'interrupted'. */
export type StoredActivationState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'activated' }
  /** `message` is the text that the provider sent. */
  | { readonly kind: 'refused'; readonly message?: string | undefined }
  /**
   * The user left or reloaded the page before the answer, or the call failed. The token may be used
   * up.
   */
  | { readonly kind: 'interrupted' };

export type ActivationEvent =
  /** The page became visible for the first time. */
  | { readonly kind: 'opened'; readonly stored: StoredActivationState | undefined }
  | { readonly kind: 'answered'; readonly result: CallResult<'activateAccount'> }
  | { readonly kind: 'asked-again' };

/** The effect 'activate' first stores 'pending', then sends the call. */
export type ActivationEffect =
  { readonly kind: 'activate' } | { readonly kind: 'store'; readonly state: StoredActivationState };

type ActivationStep = Step<ActivationState, ActivationEffect>;

const ACTIVATE: ActivationStep = { state: { kind: 'pending' }, effect: { kind: 'activate' } };

export const firstActivationState: ActivationState = { kind: 'starting' };

/** Ignores an event for which the state has no transition. */
export function stepActivation(state: ActivationState, event: ActivationEvent): ActivationStep {
  switch (event.kind) {
    case 'opened':
      if (state.kind !== 'starting') return { state };
      return event.stored === undefined ? ACTIVATE : { state: resume(event.stored) };
    case 'answered':
      return state.kind === 'pending' ? finish(event.result) : { state };
    case 'asked-again':
      return isRepeatable(state) ? ACTIVATE : { state };
    default:
      return assertNever(event);
  }
}

/** Whether the page offers to send the call again. */
export function isRepeatable(state: ActivationState): boolean {
  return state.kind === 'failed' || state.kind === 'interrupted';
}

function resume(stored: StoredActivationState): StoredActivationState {
  return stored.kind === 'pending' ? { kind: 'interrupted' } : stored;
}

function finish(result: CallResult<'activateAccount'>): ActivationStep {
  if (result.ok) return storeState({ kind: 'activated' });
  const { failure } = result;
  if (failure.kind === 'refused') return storeState({ kind: 'refused', message: failure.message });
  return {
    state: { kind: 'failed', failure },
    effect: { kind: 'store', state: { kind: 'interrupted' } },
  };
}

function storeState(state: StoredActivationState): ActivationStep {
  return { state, effect: { kind: 'store', state } };
}

/** The promise does not reject. */
export type Activate = (token: string) => Promise<CallResult<'activateAccount'>>;

export const callActivation: Activate = (token) => callApi('activateAccount', { token });

export function createActivationRunner(
  token: string,
  activate: Activate,
): RunEffect<ActivationEffect, ActivationEvent> {
  return (effect, send) => {
    if (effect.kind === 'store') {
      storeActivation(effect.state);
      return;
    }
    storeActivation({ kind: 'pending' });
    void activate(token).then((result) => send({ kind: 'answered', result }));
  };
}

/** The key of the activation's state in the history entry. */
const KEY = 'activation';

/**
 * The key of a flag in the history entry. `continueAt` sets the flag before it reloads the page.
 * Without the flag this reload would look like a reload by the user.
 */
const CONTINUES = 'activationContinues';

/** Browser code only. */
export function storeActivation(state: StoredActivationState): void {
  updateHistoryState({ [KEY]: state });
}

/**
 * The state of the activation from an earlier load of this history entry (before Back, Forward, a
 * reload or a change of language). Undefined if the page must send the activation. After a reload
 * by the user the page sends the activation again, except in two states: 'activated', because the
 * token is used up, and 'pending', because the call may still succeed. Browser code only.
 */
export function findStoredActivation(): StoredActivationState | undefined {
  const continues: unknown = history.state?.[CONTINUES];
  if (continues === true) updateHistoryState({ [CONTINUES]: undefined });
  const stored = parseStored(history.state?.[KEY]);
  return continues === true || isBackForwardLoad() || survivesReload(stored) ? stored : undefined;
}

const survivesReload = (stored: StoredActivationState | undefined): boolean =>
  stored?.kind === 'activated' || stored?.kind === 'pending';

/** Loads another address in this history entry. The new document finds the stored state. */
export function continueAt(address: string): void {
  reloadAt(address, { [CONTINUES]: true });
}

function parseStored(stored: unknown): StoredActivationState | undefined {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return undefined;
  switch (stored.kind) {
    case 'activated':
    case 'pending':
    case 'interrupted':
      return { kind: stored.kind };
    case 'refused':
      return {
        kind: 'refused',
        message:
          'message' in stored && typeof stored.message === 'string' ? stored.message : undefined,
      };
    default:
      return undefined;
  }
}
