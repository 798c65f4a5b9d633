import type { CallResult } from '@/lib/api/api-contract';
import { callApi } from '@/lib/api/call-api';
import type { RunEffect } from '@/lib/state-machine';
import type { PaymentForm } from '../../api/payment-form.ts';
import type { RequestEffect, RequestEvent } from './request-machine.ts';

/** The promise does not reject. */
export type RequestForm = () => Promise<CallResult<'authorizationForm' | 'cardForm'>>;

export function requestAuthorizationForm(userId: string): ReturnType<RequestForm> {
  return callApi('authorizationForm', { userId });
}

export function requestCardForm(userId: string, orderId: string): ReturnType<RequestForm> {
  return callApi('cardForm', { userId, orderId });
}

export function createRequestRunner(
  request: RequestForm,
  submit: (form: PaymentForm) => void,
): RunEffect<RequestEffect, RequestEvent> {
  return (effect, send) => {
    if (effect.kind === 'submit') {
      submit(effect.form);
      return;
    }
    const { attempt } = effect;
    void request().then((result) => {
      if (result.ok) send({ kind: 'answered', attempt, form: result.value });
      else send({ kind: 'failed', attempt, failure: result.failure });
    });
  };
}
