import type { ApiAnswer, ApiValues } from '@/lib/api/api-answer';
import { callApi } from '@/lib/api/call-api';
import type { PageQuery } from '@/lib/i18n/language-query';
import { sendToApp } from '@/lib/native/bridge';
import type { AppMessage } from '@/lib/native/bridge';
import { assertNever } from '@/lib/result';
import { routes } from '@/lib/routes';
import { forgetFailedAttempts, keepFailedAttempts } from './failed-attempts.ts';
import type { ResultEffect, ResultEvent } from './result-machine.ts';
import { formatStep } from './step-address.ts';

/** Ignores presses for this long after a message, so that a double tap counts once. */
const DOUBLE_TAP_MS = 700;

/** What the result page does to the world around it. */
export type ResultActions = {
  /** Never rejects. */
  readonly authorize: (order: string) => Promise<ApiAnswer<ApiValues['orderAuthorized']>>;
  readonly tellApp: (message: AppMessage) => Promise<'sent' | 'no-app'>;
  /** A full navigation, which the history remembers. */
  readonly open: (address: string) => void;
};

export const browserActions: ResultActions = {
  authorize: (order) => callApi('orderAuthorized', { order }),
  tellApp: sendToApp,
  open: (address) => window.location.assign(address),
};

/** Carries out the effects of the result page's machine and sends it the results. */
export function createResultRunner(actions: ResultActions, query: PageQuery) {
  return (effect: ResultEffect, send: (event: ResultEvent) => void): void => {
    switch (effect.kind) {
      case 'authorize':
        void actions.authorize(effect.order).then((answer) => {
          const { order, attempt } = effect;
          if (answer.outcome === 'done') {
            forgetFailedAttempts();
            send({ kind: 'authorized', attempt, payload: answer.value.payload });
          } else {
            keepFailedAttempts(order, attempt);
            send({ kind: 'failed', attempt, failure: answer });
          }
        });
        return;
      case 'tell':
        void actions.tellApp(effect.message).then((answer) => {
          setTimeout(send, answer === 'sent' ? DOUBLE_TAP_MS : 0, { kind: 'told', answer });
        });
        return;
      case 'open-loading':
        actions.open(formatStep(routes.paymentLoading({ userId: effect.userId }), query));
        return;
      case 'open-exit':
        actions.open(formatStep(routes.paymentExit(), query));
        return;
      default:
        assertNever(effect);
    }
  };
}
