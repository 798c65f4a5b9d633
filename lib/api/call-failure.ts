import { assertNever } from '../result.ts';
import type { Language } from '../i18n/language.ts';
import { transactionCopy } from '../i18n/transaction/transaction-copy.ts';

/** Why a call from a browser to one of our own routes failed. */
export type CallFailure =
  /** The provider itself refused the request. `message` is the provider's plain text. */
  | { readonly kind: 'refused'; readonly message?: string }
  /** Too many requests came from the client's address. The provider was not called. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /**
   * The provider or a proxy cannot answer now, or the call has reached `CALL_DEADLINE_MS`.
   * `message` is the provider's plain text.
   */
  | {
      readonly kind: 'unavailable';
      readonly retryAfterSeconds: number;
      readonly message?: string;
    }
  /**
   * The provider's answer to our route, or the response to the browser, cannot be used. A gateway
   * or a captive portal may have sent it.
   */
  | { readonly kind: 'broken'; readonly message?: string }
  /** Our route refused the request before the provider was called. */
  | { readonly kind: 'rejected' }
  /** No complete response arrived, and the browser has no network. */
  | { readonly kind: 'offline' }
  /** The connection failed before the response was complete, but the browser has a network. */
  | { readonly kind: 'unreached' };

/** The failures that our routes report, except 'rejected', which has no message and no wait. */
export type RouteFailure = Exclude<
  CallFailure,
  { readonly kind: 'rejected' | 'offline' | 'unreached' }
>;

/**
 * A failure without a decision of the provider. After 'limited' and 'rejected' the provider was not
 * called. After the others the browser does not know whether the provider carried out the request.
 */
export type UndecidedFailure = Exclude<CallFailure, { readonly kind: 'refused' }>;

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
