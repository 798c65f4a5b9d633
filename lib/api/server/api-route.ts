import { getLog } from '@/lib/log';
import type { Log } from '@/lib/log';
import type { ProviderFailure } from '@/lib/provider/contract/provider-failure';
import { getClientKey } from '@/lib/request/client-address';
import type { Result } from '@/lib/result';
import type { ApiBodies, ApiValues } from '../api-contract.ts';
import { apiMethods, apiRoutes } from '../api-routes.ts';
import type { ApiName } from '../api-routes.ts';
import type { RouteFailure } from '../call-failure.ts';
import { apiBodies } from './api-bodies.ts';
import { reject, respond, withEveryMethod } from './json-answer.ts';
import type { ApiRoute } from './json-answer.ts';
import { REQUESTS_PER_MINUTE } from './rate-limits.ts';
import { findRejection, readApiBody } from './read-api-request.ts';
import { createSharedRateLimiter } from './shared-rate-limits.ts';
import { toCallFailure } from './to-call-failure.ts';

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
