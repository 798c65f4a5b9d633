import type { ApiAnswer } from '@/lib/api/api-answer';
import { callApi } from '@/lib/api/call-api';
import type { PaymentForm } from './payment-form.ts';
import type { RequestEffect, RequestEvent } from './request-machine.ts';

/** Never rejects. */
export type AskForForm = () => Promise<ApiAnswer<PaymentForm>>;

export function askForAuthorizationForm(userId: string): ReturnType<AskForForm> {
  return callApi('authorizationForm', { userId });
}

export function askForCardForm(userId: string, orderId: string): ReturnType<AskForForm> {
  return callApi('cardForm', { userId, orderId });
}

/** Carries out the effects of the machine and sends it the results. */
export function createRequestRunner(ask: AskForForm, submit: (form: PaymentForm) => void) {
  return (effect: RequestEffect, send: (event: RequestEvent) => void): void => {
    if (effect.kind === 'submit') {
      submit(effect.form);
      return;
    }
    const { attempt } = effect;
    void ask().then((answer) => {
      if (answer.outcome === 'done') send({ kind: 'answered', attempt, form: answer.value });
      else send({ kind: 'failed', attempt, failure: answer });
    });
  };
}
