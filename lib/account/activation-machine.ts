import type { ApiAnswer, UndecidedCall } from '@/lib/api/api-answer';
import { assertNever } from '@/lib/result';

/** The activation page (specification, section 4), with what a bad connection adds. */
export type ActivationState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'activated' }
  /** With the provider's own words, when it has some. */
  | { readonly kind: 'refused'; readonly message?: string | undefined }
  | { readonly kind: 'troubled'; readonly failure: UndecidedCall }
  /** The page was left while it was pending, and is back: asked, but the answer went unheard. */
  | { readonly kind: 'interrupted' };

export type ActivationEvent =
  | { readonly kind: 'answered'; readonly answer: ApiAnswer<null> }
  | { readonly kind: 'asked-again' }
  /** Back on a page that had been left, with the state it was left in. */
  | { readonly kind: 'returned'; readonly leftIn: ActivationState };

export const firstActivationState: ActivationState = { kind: 'pending' };

/** An event that does not belong to the state changes nothing: late and repeated ones do no harm. */
export function moveActivation(state: ActivationState, event: ActivationEvent): ActivationState {
  switch (event.kind) {
    case 'answered':
      return state.kind === 'pending' ? parseAnswer(event.answer) : state;
    case 'returned':
      return state.kind === 'pending' ? resume(event.leftIn) : state;
    case 'asked-again':
      return isRepeatable(state) ? { kind: 'pending' } : state;
    default:
      return assertNever(event);
  }
}

/** Whether asking once more can help: a yes and a no are final. */
export function isRepeatable(state: ActivationState): boolean {
  return state.kind === 'troubled' || state.kind === 'interrupted';
}

function resume(leftIn: ActivationState): ActivationState {
  return leftIn.kind === 'pending' ? { kind: 'interrupted' } : leftIn;
}

function parseAnswer(answer: ApiAnswer<null>): ActivationState {
  switch (answer.outcome) {
    case 'done':
      return { kind: 'activated' };
    case 'refused':
      return { kind: 'refused', message: answer.message };
    case 'limited':
    case 'unavailable':
    case 'broken':
    case 'rejected':
    case 'offline':
    case 'unreached':
      return { kind: 'troubled', failure: answer };
    default:
      return assertNever(answer);
  }
}
