import { assertNever } from '@/lib/result';
import type { Step } from '@/lib/state-machine';

/** After this time the page says that the bank's page has not opened. */
export const BANK_WAIT_MS = 15_000;

/** A form is submitted at most once. */
export type SubmissionState =
  | { readonly kind: 'ready'; readonly isAutomatic: boolean }
  | { readonly kind: 'submitted' }
  /** Submitted, but the bank's page has not replaced this one. */
  | { readonly kind: 'stalled' }
  /** Submitted, and the bfcache restored this page. */
  | { readonly kind: 'returned' };

export type SubmissionEvent =
  | { readonly kind: 'shown' }
  | { readonly kind: 'pressed' }
  | { readonly kind: 'waited' }
  | { readonly kind: 'restored' };

export function stepSubmission(
  state: SubmissionState,
  event: SubmissionEvent,
): Step<SubmissionState, 'submit'> {
  switch (state.kind) {
    case 'ready': {
      const isLeaving = event.kind === 'pressed' || (event.kind === 'shown' && state.isAutomatic);
      return isLeaving ? { state: { kind: 'submitted' }, effect: 'submit' } : { state };
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
