import type { ApiAnswer, UndecidedCall } from '@/lib/api/api-answer';
import { assertNever } from '@/lib/result';

/** The token is assumed to be valid until the check says otherwise (specification, section 4). */
export type TokenState =
  | { readonly kind: 'assumed' }
  | { readonly kind: 'available' }
  | { readonly kind: 'invalid' }
  /** The check has no answer, which says nothing about the token: still assumed. */
  | { readonly kind: 'unchecked'; readonly failure: UndecidedCall };

/** A send without a yes. Either may have used the link up: nothing known before holds any more. */
type Unsent =
  | { readonly kind: 'refused'; readonly message?: string | undefined }
  | { readonly kind: 'failed'; readonly failure: UndecidedCall };

export type FormState =
  | { readonly kind: 'editing' }
  /** `last` is what became of sending before. */
  | { readonly kind: 'mismatched'; readonly last?: Unsent | undefined }
  | { readonly kind: 'sending' }
  | Unsent
  | { readonly kind: 'done' };

export type ResetState = { readonly token: TokenState; readonly form: FormState };

export type ResetEvent =
  | { readonly kind: 'checked'; readonly answer: ApiAnswer<null> }
  | { readonly kind: 'check-repeated' }
  | { readonly kind: 'edited' }
  | { readonly kind: 'submitted'; readonly newPassword: string; readonly confirmation: string }
  | { readonly kind: 'answered'; readonly answer: ApiAnswer<null> };

export const firstResetState: ResetState = {
  token: { kind: 'assumed' },
  form: { kind: 'editing' },
};

/** An event that does not belong to the state changes nothing: a double press sends once. */
export function moveReset(state: ResetState, event: ResetEvent): ResetState {
  const { token, form } = state;
  switch (event.kind) {
    case 'checked':
      return token.kind === 'assumed' ? { token: parseCheck(event.answer), form } : state;
    case 'check-repeated':
      return token.kind === 'unchecked' || token.kind === 'available'
        ? { token: { kind: 'assumed' }, form }
        : state;
    case 'edited':
      return form.kind === 'mismatched' ? { token, form: form.last ?? { kind: 'editing' } } : state;
    case 'submitted':
      if (isFinished(form) || token.kind === 'invalid') return state;
      return {
        token,
        form:
          event.newPassword === event.confirmation
            ? { kind: 'sending' }
            : { kind: 'mismatched', last: getUnsent(form) },
      };
    case 'answered':
      return form.kind === 'sending' ? { token, form: parseAnswer(event.answer) } : state;
    default:
      return assertNever(event);
  }
}

/** The last send, as long as it stands without a yes. */
export function getUnsent(form: FormState): Unsent | undefined {
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

const isFinished = (form: FormState): boolean => form.kind === 'sending' || form.kind === 'done';

function parseCheck(answer: ApiAnswer<null>): TokenState {
  switch (answer.outcome) {
    case 'done':
      return { kind: 'available' };
    case 'refused':
      return { kind: 'invalid' };
    case 'limited':
    case 'unavailable':
    case 'broken':
    case 'rejected':
    case 'offline':
    case 'unreached':
      return { kind: 'unchecked', failure: answer };
    default:
      return assertNever(answer);
  }
}

function parseAnswer(answer: ApiAnswer<null>): FormState {
  switch (answer.outcome) {
    case 'done':
      return { kind: 'done' };
    case 'refused':
      return { kind: 'refused', message: answer.message };
    case 'limited':
    case 'unavailable':
    case 'broken':
    case 'rejected':
    case 'offline':
    case 'unreached':
      return { kind: 'failed', failure: answer };
    default:
      return assertNever(answer);
  }
}
