import type { PaymentCallFailure } from '@/lib/provider/payment';
import { assertNever } from '@/lib/result';
import { DEFAULT_RETRY_AFTER_SECONDS, isNotNow } from '@/lib/retry-after';
import type { ApiRefusal } from './api-answer.ts';

export type Refusal = { readonly status: number; readonly refusal: ApiRefusal };

type Words = {
  readonly message?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
};

/** The provider's words are shown and prove nothing: what was asked may have been done. */
const toUnavailable = ({ message, retryAfterSeconds }: Words = {}): Refusal => ({
  status: 503,
  refusal: {
    outcome: 'unavailable',
    retryAfterSeconds: retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS,
    ...(message !== undefined && { message }),
  },
});

const toBroken = (message?: string): Refusal => ({
  status: 502,
  refusal: { outcome: 'broken', ...(message !== undefined && { message }) },
});

/** What the browser learns of a failure of the provider. */
export function toRefusal(failure: PaymentCallFailure): Refusal {
  switch (failure.kind) {
    case 'refused': {
      const { status, message } = failure;
      if (isNotNow(status)) return toUnavailable(failure);
      const refusal = { outcome: 'refused', ...(message !== undefined && { message }) } as const;
      return { status: 422, refusal };
    }
    case 'broken':
      // Without a status the answer was cut off.
      return failure.status === undefined || isNotNow(failure.status)
        ? toUnavailable(failure)
        : toBroken(failure.message);
    case 'form-refused':
    case 'unexpected-shape':
      return toBroken();
    case 'unreachable':
    case 'timeout':
      return toUnavailable();
    default:
      return assertNever(failure);
  }
}
