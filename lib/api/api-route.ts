import { getLog } from '@/lib/log';
import type { Log } from '@/lib/log';
import type { PaymentCallFailure } from '@/lib/provider/payment';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import type { Result } from '@/lib/result';
import type { ApiAnswer, ApiBodies, ApiValues } from './api-answer.ts';
import { apiBodies } from './api-bodies.ts';
import { apiMethods } from './api-routes.ts';
import type { ApiName } from './api-routes.ts';
import { createRateLimiter, REQUESTS_PER_MINUTE } from './rate-limits.ts';
import { findRejection, readApiBody } from './read-api-request.ts';
import type { Rejection } from './read-api-request.ts';
import { toRefusal } from './to-refusal.ts';

type Handler = (request: Request) => Promise<Response>;

/** Every method: those that a file leaves out would be answered without words of ours. */
type ApiRoute = Readonly<
  Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', Handler>
>;

type Ask<Name extends ApiName> = (
  body: ApiBodies[Name],
) => Promise<Result<ApiValues[Name], PaymentCallFailure>>;

/** Requests that did not pass through the server's own door (`watch-arrivals.ts`) share a limit. */
const UNKNOWN_CLIENT = 'unknown';

/** One of our own routes. The provider is asked only after every check has passed. */
export function createApiRoute<Name extends ApiName>(
  name: Name,
  ask: Ask<Name>,
  findLog: () => Log = getLog,
): ApiRoute {
  const method = apiMethods[name];
  const limiter = createRateLimiter(REQUESTS_PER_MINUTE[name]);

  const handle: Handler = async (request) => {
    const rejection = findRejection(request, method);
    if (rejection !== undefined) return reject(rejection, method);

    const client = request.headers.get(CLIENT_HEADER) ?? UNKNOWN_CLIENT;
    const { retryAfterSeconds, isNews } = await limiter.take(client);
    if (retryAfterSeconds > 0) {
      if (isNews) findLog().info({ route: name }, 'Too many requests from one address');
      return answerWith(429, { outcome: 'limited', retryAfterSeconds });
    }

    const body = await readApiBody(request, apiBodies[name]);
    if (!body.ok) return reject(body.failure, method);

    const answer = await ask(body.value);
    if (answer.ok) return answerWith(200, { outcome: 'done', value: answer.value });
    const { status, refusal } = toRefusal(answer.failure);
    return answerWith(status, refusal);
  };
  return withEveryMethod(handle);
}

/** Every other address under `/api`: said in JSON, because nobody reads a page there. */
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
  return answerWith(status, { outcome: 'rejected' }, allow);
}

function answerWith(
  status: number,
  answer: ApiAnswer<unknown>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const wait =
    'retryAfterSeconds' in answer ? { 'Retry-After': String(answer.retryAfterSeconds) } : {};
  return Response.json(answer, {
    status,
    headers: { 'Cache-Control': 'no-store', ...wait, ...headers },
  });
}
