import type { CallFailure, UndecidedCall } from '../api/api-answer.ts';
import { assertNever } from '../result.ts';
import type { Language } from './language.ts';
import { transactionCopy } from './transaction-copy.ts';

type PageWords = {
  /** What could not be done or is not known; the cause follows it. */
  readonly unknown: string;
  /** What to do after 'rejected', where the page knows a way. */
  readonly rejected?: string;
};

/** What a page says of a call without a result: what is unknown, why, and when to try again. */
export function formatCallFailure(
  language: Language,
  failure: CallFailure,
  { unknown, rejected }: PageWords,
): string {
  const copy = transactionCopy[language].failure;
  switch (failure.outcome) {
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
    // The provider was not asked: nothing is unknown.
    case 'limited':
      return copy.limited(failure.retryAfterSeconds);
    case 'rejected':
      return rejected ?? copy.rejected;
    default:
      return assertNever(failure);
  }
}

/** What the provider said of its own trouble. It decides nothing about what was asked. */
export function findProviderMessage(failure: UndecidedCall): string | undefined {
  return 'message' in failure ? failure.message : undefined;
}
