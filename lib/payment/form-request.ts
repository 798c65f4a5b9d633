import { callApi } from '@/lib/api/call-api';
import type { Result } from '@/lib/result';
import { askInTime } from './ask-in-time.ts';
import type { PaymentFailure } from './payment-failure.ts';
import type { PaymentForm } from './payment-form.ts';
import type { RequestEffect, RequestEvent } from './request-machine.ts';

/** Never rejects. */
export type AskForForm = () => Promise<Result<PaymentForm, PaymentFailure>>;

export function askForAuthorizationForm(userId: string): ReturnType<AskForForm> {
  return askInTime((signal) => callApi('authorizationForm', { userId }, { signal }));
}

export function askForCardForm(userId: string, orderId: string): ReturnType<AskForForm> {
  return askInTime((signal) => callApi('cardForm', { userId, orderId }, { signal }));
}

/** Does what a step asks for, and sends back what became of it. */
export function createRequestRunner(ask: AskForForm, submit: (form: PaymentForm) => void) {
  return (effect: RequestEffect, send: (event: RequestEvent) => void): void => {
    if (effect.kind === 'submit') {
      submit(effect.form);
      return;
    }
    const { attempt } = effect;
    void ask().then((answer) => {
      if (answer.ok) send({ kind: 'answered', attempt, form: answer.value });
      else send({ kind: 'failed', attempt, failure: answer.failure });
    });
  };
}
