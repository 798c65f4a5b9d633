import type { CallFailure, UndecidedFailure } from './call-failure.ts';
import { assertNever } from '../result.ts';
import type { Language } from '../i18n/language.ts';
import { transactionCopy } from '../i18n/transaction/transaction-copy.ts';

type PageWords = {
  /** Says what was not done, or what is not known. A sentence about the cause can follow. */
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
    // After 'limited' and 'rejected' the provider was not called. So nothing was done, and the text
    // does not begin with `unknown`.
    case 'limited':
      return copy.limited(failure.retryAfterSeconds);
    case 'rejected':
      return rejected ?? copy.rejected;
    default:
      return assertNever(failure);
  }
}

/**
 * The provider's message about its own failure. The message does not say whether the provider
 * carried out the request.
 */
export function findProviderMessage(failure: UndecidedFailure): string | undefined {
  return 'message' in failure ? failure.message : undefined;
}
