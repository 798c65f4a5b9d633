import { getLog } from '@/lib/log';
import type { Log } from '@/lib/log';
import type { ProviderFailure } from '@/lib/provider/transport/failure';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import type { Result } from '@/lib/result';
import { apiBodies } from './api-bodies.ts';
import type { ApiBodies, ApiValues } from './api-contract.ts';
import { apiMethods } from './api-routes.ts';
import type { ApiName } from './api-routes.ts';
import type { CallFailure, RouteFailure } from './call-failure.ts';
import { createRateLimiter, REQUESTS_PER_MINUTE } from './rate-limits.ts';
import { findRejection, readApiBody } from './read-api-request.ts';
import type { Rejection } from './read-api-request.ts';
import { toCallFailure } from './to-call-failure.ts';

type Handler = (request: Request) => Promise<Response>;

/** Next itself answers a method that a route file does not export, without our body and headers. */
type ApiRoute = Readonly<
  Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', Handler>
>;

type CallProvider<Name extends ApiName> = (
  body: ApiBodies[Name],
) => Promise<Result<ApiValues[Name], ProviderFailure>>;

const STATUS = {
  refused: 422,
  limited: 429,
  unavailable: 503,
  broken: 502,
} as const satisfies Record<RouteFailure['kind'], number>;

/** Requests without an address from `identify-clients.ts` share one limit. */
const UNKNOWN_CLIENT = 'unknown';

/** One of our own routes. Calls the provider only after every check has passed. */
export function createApiRoute<Name extends ApiName>(
  name: Name,
  callProvider: CallProvider<Name>,
  findLog: () => Log = getLog,
): ApiRoute {
  const method = apiMethods[name];
  const limiter = createRateLimiter(REQUESTS_PER_MINUTE[name]);

  const handle: Handler = async (request) => {
    const rejection = findRejection(request, method);
    if (rejection !== undefined) return reject(rejection, method);

    const client = request.headers.get(CLIENT_HEADER) ?? UNKNOWN_CLIENT;
    const { retryAfterSeconds, isFirstRefusal } = await limiter.take(client);
    if (retryAfterSeconds > 0) {
      if (isFirstRefusal) findLog().info({ route: name }, 'Too many requests from one address');
      return respondWithFailure({ kind: 'limited', retryAfterSeconds });
    }

    const body = await readApiBody(request, apiBodies[name]);
    if (!body.ok) return reject(body.failure, method);

    const result = await callProvider(body.value);
    if (!result.ok) return respondWithFailure(toCallFailure(result.failure));
    return respond(200, { outcome: 'done', value: result.value });
  };
  return withEveryMethod(handle);
}

/** Every other address under `/api`: 404 as JSON, because its callers are programs. */
export const unknownApiRoute: ApiRoute = withEveryMethod(async () => reject(404));

function withEveryMethod(handle: Handler): ApiRoute {
  return {
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}

function reject(status: Rejection | 404, method?: string): Response {
  const allow = status === 405 && method !== undefined ? { Allow: method } : {};
  return respond(status, { outcome: 'rejected' }, allow);
}

function respondWithFailure(failure: RouteFailure): Response {
  const { kind, ...details } = failure;
  const wait =
    'retryAfterSeconds' in failure ? { 'Retry-After': String(failure.retryAfterSeconds) } : {};
  return respond(STATUS[kind], { outcome: kind, ...details }, wait);
}

/**
 * `outcome` is the discriminant of the JSON body only: 'done' with the value, or the kind of the
 * failure. It stays as it is, because during a deployment a page calls an instance of another version.
 */
function respond(
  status: number,
  body: { readonly outcome: 'done' | CallFailure['kind']; readonly [key: string]: unknown },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
