import { assertNever } from '@/lib/result';

/** How long the bank may take to answer a form before the page says so. */
export const BANK_WAIT_MS = 15_000;

/** One form that leads to the bank. It leaves once, and once only: after that a fresh one is asked for. */
export type FormState =
  | { readonly kind: 'ready'; readonly sendsItself: boolean }
  | { readonly kind: 'sent' }
  /** Sent, and the page is still here. */
  | { readonly kind: 'stalled' }
  /** Sent, and Back brought the page as it was left. */
  | { readonly kind: 'returned' };

export type FormEvent =
  | { readonly kind: 'shown' }
  | { readonly kind: 'pressed' }
  | { readonly kind: 'waited' }
  | { readonly kind: 'restored' };

export type FormStep = { readonly state: FormState; readonly effect?: 'submit' };

export function stepForm(state: FormState, event: FormEvent): FormStep {
  switch (state.kind) {
    case 'ready': {
      const isLeaving = event.kind === 'pressed' || (event.kind === 'shown' && state.sendsItself);
      return isLeaving ? { state: { kind: 'sent' }, effect: 'submit' } : { state };
    }
    case 'sent':
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
