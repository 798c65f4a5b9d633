import type { ProviderFailure } from '@/lib/provider/contract/provider-failure';
import { assertNever } from '@/lib/result';
import { DEFAULT_RETRY_AFTER_SECONDS, isTemporaryStatus } from '@/lib/retry-after';
import type { RouteFailure } from '../call-failure.ts';

type Details = {
  readonly message?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
};

const withMessage = (message: string | undefined): { readonly message?: string } =>
  message === undefined ? {} : { message };

const toUnavailable = ({ message, retryAfterSeconds }: Details = {}): RouteFailure => ({
  kind: 'unavailable',
  retryAfterSeconds: retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS,
  ...withMessage(message),
});

export function toCallFailure(failure: ProviderFailure): RouteFailure {
  switch (failure.kind) {
    case 'refused':
      return { kind: 'refused', ...withMessage(failure.message) };
    case 'broken':
      // `status` is undefined if no complete and valid HTTP answer arrived.
      return failure.status === undefined || isTemporaryStatus(failure.status)
        ? toUnavailable(failure)
        : { kind: 'broken', ...withMessage(failure.message) };
    case 'unexpected-shape':
      return { kind: 'broken' };
    case 'unreachable':
    case 'timeout':
      return toUnavailable();
    default:
      return assertNever(failure);
  }
}
