import type { CallResult } from '@/lib/api/api-contract';
import { callApi } from '@/lib/api/call-api';
import { assertNever } from '@/lib/result';
import type { RunEffect } from '@/lib/state-machine';
import type { ResetEffect, ResetEvent } from './reset-machine.ts';

/** The promises do not reject. */
export type ResetCalls = {
  readonly verify: (token: string) => Promise<CallResult<'verifyToken'>>;
  readonly reset: (token: string, newPassword: string) => Promise<CallResult<'resetPassword'>>;
};

export const resetCalls: ResetCalls = {
  verify: (token) => callApi('verifyToken', { token }),
  reset: (token, newPassword) => callApi('resetPassword', { token, newPassword }),
};

type Page = { readonly focusMessage: () => void; readonly goHome: () => void };

export function createResetRunner(
  token: string,
  calls: ResetCalls,
  page: Page,
): RunEffect<ResetEffect, ResetEvent> {
  return (effect, send) => {
    switch (effect.kind) {
      case 'check':
        void calls.verify(token).then((result) => send({ kind: 'checked', result }));
        return;
      case 'send':
        void calls
          .reset(token, effect.newPassword)
          .then((result) => send({ kind: 'answered', result }));
        return;
      case 'focus-message':
        page.focusMessage();
        return;
      case 'go-home':
        page.focusMessage();
        page.goHome();
        return;
      default:
        assertNever(effect);
    }
  };
}
