import { isNotNow } from '@/lib/provider/failure';
import type { PaymentCallFailure } from '@/lib/provider/payment';
import { assertNever } from '@/lib/result';
import type { ApiRefusal } from './api-answer.ts';

export type Refusal = { readonly status: number; readonly refusal: ApiRefusal };

const UNAVAILABLE: Refusal = { status: 503, refusal: { outcome: 'unavailable' } };

/** What the browser learns of a failure: the provider's own words, or only that it is not our day. */
export function toRefusal(failure: PaymentCallFailure): Refusal {
  switch (failure.kind) {
    case 'refused': {
      const { status, message } = failure;
      if (isNotNow(status)) return UNAVAILABLE;
      const refusal = { outcome: 'refused', ...(message !== undefined && { message }) } as const;
      return { status: 422, refusal };
    }
    case 'form-refused':
      return { status: 502, refusal: { outcome: 'unavailable' } };
    case 'unreachable':
    case 'timeout':
    case 'broken':
    case 'unexpected-shape':
      return UNAVAILABLE;
    default:
      return assertNever(failure);
  }
}
