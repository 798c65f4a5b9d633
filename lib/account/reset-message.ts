import type { Language } from '@/lib/i18n/language';
import { accountCopy } from '@/lib/i18n/transaction/account-copy';
import { findProviderMessage, formatCallFailure } from '@/lib/api/call-failure';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import type { PageState } from '@/lib/i18n/transaction/transaction-copy';
import { assertNever } from '@/lib/result';
import { findSendFailure } from './reset-machine.ts';
import type { ResetState, TokenState } from './reset-machine.ts';

export type ResetMessage = {
  readonly tone: 'positive' | 'negative' | 'neutral';
  readonly text: string;
  /** Selects the sign of the page. */
  readonly page: PageState;
};

/** A message about the last send of the form takes precedence over the state of the token. */
export function getResetMessage({ token, form }: ResetState, language: Language): ResetMessage {
  const { reset, rejected } = accountCopy[language];
  const shown = findSendFailure(form) ?? form;
  switch (shown.kind) {
    case 'editing':
    case 'mismatched':
      return getTokenMessage(token, language);
    case 'sending':
      return { tone: 'neutral', text: reset.sending, page: 'waiting' };
    case 'refused':
      return { tone: 'negative', text: shown.message ?? reset.refused, page: 'failed' };
    case 'failed':
      return {
        tone: 'negative',
        text:
          findProviderMessage(shown.failure) ??
          formatCallFailure(language, shown.failure, { unknown: reset.unknown, rejected }),
        page: 'unknown',
      };
    case 'done':
      return { tone: 'positive', text: passwordChangedCopy[language].changed, page: 'done' };
    default:
      return assertNever(shown);
  }
}

function getTokenMessage(token: TokenState, language: Language): ResetMessage {
  const { reset, rejected } = accountCopy[language];
  switch (token.kind) {
    case 'starting':
    case 'checking':
      return { tone: 'neutral', text: reset.checking, page: 'ready' };
    case 'available':
      return { tone: 'positive', text: reset.tokenAvailable, page: 'ready' };
    case 'invalid':
      return { tone: 'negative', text: reset.tokenInvalid, page: 'failed' };
    case 'unchecked':
      return {
        tone: 'neutral',
        text: formatCallFailure(language, token.failure, { unknown: reset.unchecked, rejected }),
        page: 'ready',
      };
    default:
      return assertNever(token);
  }
}
