import { callApi } from '@/lib/api/call-api';
import type { PageQuery } from '@/lib/i18n/language-query';
import { sendToApp } from '@/lib/native/bridge';
import type { AppMessage } from '@/lib/native/bridge';
import { assertNever, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import { routes } from '@/lib/routes';
import { askInTime } from './ask-in-time.ts';
import { forgetFailedAttempts, keepFailedAttempts } from './failed-attempts.ts';
import type { PaymentFailure } from './payment-failure.ts';
import type { ResultEffect, ResultEvent } from './result-machine.ts';
import { formatStep } from './step-address.ts';

/**
 * How long after a message the button stays deaf: the second tap of a nervous finger is no second
 * press.
 */
const DOUBLE_TAP_MS = 700;

/** What the result page does to the world around it. */
export type ResultActions = {
  /** The provider's JSON, or why there is none. Never rejects. */
  readonly authorize: (order: string) => Promise<Result<object, PaymentFailure>>;
  readonly tellApp: (message: AppMessage) => Promise<'sent' | 'no-app'>;
  /** A full navigation, which the history remembers. */
  readonly open: (address: string) => void;
};

export const browserActions: ResultActions = {
  authorize: async (order) => {
    const answer = await askInTime((signal) => callApi('orderAuthorized', { order }, { signal }));
    return answer.ok ? success(answer.value.payload) : answer;
  },
  tellApp: sendToApp,
  open: (address) => window.location.assign(address),
};

/** Does what a step of the result page asks for, and sends back what became of it. */
export function createResultRunner(actions: ResultActions, query: PageQuery) {
  return (effect: ResultEffect, send: (event: ResultEvent) => void): void => {
    switch (effect.kind) {
      case 'authorize':
        void actions.authorize(effect.order).then((answer) => {
          const { order, attempt } = effect;
          if (answer.ok) {
            forgetFailedAttempts();
            send({ kind: 'authorized', attempt, payload: answer.value });
          } else {
            keepFailedAttempts(order, attempt);
            send({ kind: 'failed', attempt, failure: answer.failure });
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
