import type { ApiAnswer, ApiRefusal } from '@/lib/api/api-answer';
import { assertNever, failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { PaymentFailure } from './payment-failure.ts';

/** The provider has 8 s for a payment call; beyond this nobody should stare at a spinner. */
export const ANSWER_WAIT_MS = 12_000;

type Call<Value> = (signal: AbortSignal) => Promise<ApiAnswer<Value>>;

/** Asks once. Given up after `ANSWER_WAIT_MS`, even if the call itself never ends. Never throws. */
export async function askInTime<Value>(call: Call<Value>): Promise<Result<Value, PaymentFailure>> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<ApiRefusal>((resolve) => {
    timer = setTimeout(() => {
      resolve({ outcome: 'unavailable' });
      controller.abort();
    }, ANSWER_WAIT_MS);
  });
  const answer = await Promise.race([call(controller.signal), tooLate]);
  clearTimeout(timer);
  return answer.outcome === 'done' ? success(answer.value) : failed(parseRefusal(answer));
}

function parseRefusal(refusal: ApiRefusal): PaymentFailure {
  switch (refusal.outcome) {
    case 'refused':
      return { kind: 'refused', message: refusal.message };
    case 'limited':
      return { kind: 'limited', retryAfterSeconds: Math.ceil(refusal.retryAfterSeconds) };
    case 'unavailable':
      return { kind: refusal.isOffline === true ? 'offline' : 'unknown' };
    case 'rejected':
      return { kind: 'unknown' };
    default:
      return assertNever(refusal);
  }
}
