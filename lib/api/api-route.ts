import { getLog } from '@/lib/log';
import type { Log } from '@/lib/log';
import type { ProviderFailure } from '@/lib/provider/contract/provider-failure';
import { getClientKey } from '@/lib/request/client-address';
import { assertNever } from '@/lib/result';
import type { Result } from '@/lib/result';
import { apiMethods, apiRoutes } from './api-contract.ts';
import type { ApiBodies, ApiName, ApiValues } from './api-contract.ts';
import type { RouteFailure } from './call-failure.ts';
import { findRejection, readApiBody, reject, respond, withEveryMethod } from './json-response.ts';
import type { ApiRoute } from './json-response.ts';
import { createSharedRateLimiter, REQUESTS_PER_MINUTE } from './rate-limits.ts';
import { z } from 'zod';
import { isOrderId, isToken, isUserId } from '@/lib/ids';
import { DEFAULT_RETRY_AFTER_SECONDS, isTemporaryStatus } from '@/lib/retry-after';

type CallProvider<Name extends ApiName> = (
  body: ApiBodies[Name],
) => Promise<Result<ApiValues[Name], ProviderFailure>>;

const STATUS = {
  refused: 422,
  limited: 429,
  unavailable: 503,
  broken: 502,
} as const satisfies Record<RouteFailure['kind'], number>;

export function createApiRoute<Name extends ApiName>(
  name: Name,
  callProvider: CallProvider<Name>,
  findLog: () => Log = getLog,
): ApiRoute {
  const method = apiMethods[name];
  const limiter = createSharedRateLimiter(name, REQUESTS_PER_MINUTE[name]);

  const handle = async (request: Request): Promise<Response> => {
    const rejection = findRejection(request, method);
    if (rejection !== undefined) return reject(rejection, method);

    const { retryAfterSeconds, isFirstRefusal } = await limiter.take(getClientKey(request.headers));
    if (retryAfterSeconds > 0) {
      if (isFirstRefusal)
        findLog().info({ route: apiRoutes[name] }, 'Too many requests from one address');
      return respondWithFailure({ kind: 'limited', retryAfterSeconds });
    }

    const body = await readApiBody(request, apiBodies[name]);
    if (!body.ok) return reject(body.failure);

    const result = await callProvider(body.value);
    if (!result.ok) return respondWithFailure(toCallFailure(result.failure));
    return respond(200, { outcome: 'done', value: result.value });
  };
  return withEveryMethod(handle);
}

/** Answers 404 as JSON, because callers of the API are programs. */
export const unknownApiRoute: ApiRoute = withEveryMethod(async () => reject(404));

function respondWithFailure(failure: RouteFailure): Response {
  const { kind, ...details } = failure;
  const headers =
    'retryAfterSeconds' in failure ? { 'Retry-After': String(failure.retryAfterSeconds) } : {};
  return respond(STATUS[kind], { outcome: kind, ...details }, headers);
}

const token = z.string().refine(isToken);
const userId = z.string().refine(isUserId);
const orderId = z.string().refine(isOrderId);

const apiBodies: { readonly [Name in ApiName]: z.ZodType<ApiBodies[Name]> } = {
  verifyToken: z.strictObject({ token }),
  // Requirement A-6 has no rule for the length of a password. Only `bodyLimits.apiCall` limits it.
  resetPassword: z.strictObject({ token, newPassword: z.string().min(1) }),
  activateAccount: z.strictObject({ token }),
  authorizationForm: z.strictObject({ userId }),
  cardForm: z.strictObject({ userId, orderId }),
  orderAuthorized: z.strictObject({ order: orderId }),
};

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

function toCallFailure(failure: ProviderFailure): RouteFailure {
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
