import { isNotNow } from '@/lib/provider/failure';
import type { PaymentCallFailure } from '@/lib/provider/payment';
import { assertNever } from '@/lib/result';
import type { ApiRefusal } from './api-answer.ts';

export type Refusal = { readonly status: number; readonly refusal: ApiRefusal };

/** Words are shown and prove nothing: what was asked may have been done. */
const toUnavailable = (message?: string): Refusal => ({
  status: 503,
  refusal: { outcome: 'unavailable', ...(message !== undefined && { message }) },
});

/** What the browser learns of a failure: the provider's own words, or only that it is not our day. */
export function toRefusal(failure: PaymentCallFailure): Refusal {
  switch (failure.kind) {
    case 'refused': {
      const { status, message } = failure;
      if (isNotNow(status)) return toUnavailable(message);
      const refusal = { outcome: 'refused', ...(message !== undefined && { message }) } as const;
      return { status: 422, refusal };
    }
    case 'form-refused':
      return { status: 502, refusal: { outcome: 'unavailable' } };
    case 'broken':
      return toUnavailable(failure.message);
    case 'unreachable':
    case 'timeout':
    case 'unexpected-shape':
      return toUnavailable();
    default:
      return assertNever(failure);
  }
}
