import type { CallFailure, UndecidedFailure } from './call-failure.ts';
import { assertNever } from '../result.ts';
import type { Language } from '../i18n/language.ts';
import { transactionCopy } from '../i18n/transaction/transaction-copy.ts';

type PageWords = {
  /** The sentence before the cause. It says what was not done, or what is not known. */
  readonly unknown: string;
  /** What to do after 'rejected', if the page has better advice than the general text. */
  readonly rejected?: string;
};

export function formatCallFailure(
  language: Language,
  failure: CallFailure,
  { unknown, rejected }: PageWords,
): string {
  const copy = transactionCopy[language].failure;
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? unknown;
    case 'offline':
      return `${unknown} ${copy.offline}`;
    case 'unreached':
      return `${unknown} ${copy.unreached}`;
    case 'unavailable':
      return `${unknown} ${copy.unavailable(failure.retryAfterSeconds)}`;
    case 'broken':
      return `${unknown} ${copy.broken}`;
    // The provider was not called, so the result is known: nothing was done.
    case 'limited':
      return copy.limited(failure.retryAfterSeconds);
    case 'rejected':
      return rejected ?? copy.rejected;
    default:
      return assertNever(failure);
  }
}

/**
 * The provider's message about its failure. The message does not say whether the provider has done
 * the work.
 */
export function findProviderMessage(failure: UndecidedFailure): string | undefined {
  return 'message' in failure ? failure.message : undefined;
}
