import { assertNever } from '@/lib/result';
import type { Step } from '@/lib/state-machine';

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

export type SubmissionEvent =
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
