import {
  announcesMoreThan,
  parseJsonBytes,
  reject,
  respond,
  respondLimited,
  withEveryMethod,
} from '@/lib/api/json-response';
import type { ApiRoute } from '@/lib/api/json-response';
import { createSharedRateLimiter, REFUSED_CALLS_PER_MINUTE } from '@/lib/api/rate-limits';
import { getLog } from '@/lib/log';
import { getClientKey } from '@/lib/request/client-address';
import { readBytes } from '@/lib/request/request-body';
import { claimNonce, createNonceMemory, NONCE_MS, verifySignedCall } from './verify-signed-call.ts';
import type { CallRefusal } from './verify-signed-call.ts';
import { NONCE_HEADER } from './signature.ts';
import { revalidate, targetSchema } from './revalidate.ts';
import type { Revalidation, Target } from './revalidate.ts';

const METHOD = 'POST';
const MAX_BYTES = 1_024;
/**
 * The wait that the route asks for in a 503. If the provider has failed, the circuit breaker of the
 * provider client may be open. An open breaker allows a call again after 5 s (`PROBE_AFTER_MS`).
 */
const RETRY_AFTER_SECONDS = 5;

type RouteParts = {
  /** While no secret is set, the route answers 404, like an unknown address. */
  readonly getSecrets: () => readonly string[];
  readonly run?: (target: Target) => Promise<Revalidation>;
  readonly now?: () => number;
};

/** The provider calls the route to announce a change (`docs/revalidation.md`). */
export function createRevalidationRoute(parts: RouteParts): ApiRoute {
  const { getSecrets, run = revalidate, now = Date.now } = parts;
  const limiter = createSharedRateLimiter('revalidate', REFUSED_CALLS_PER_MINUTE);
  const nonces = createNonceMemory(now);

  const refuse = async (request: Request, refusal: CallRefusal): Promise<Response> => {
    if (refusal.reason === 'too many nonces') return respondLimited(refusal.retryAfterMs / 1_000);
    const counted = await limiter.take(getClientKey(request.headers));
    const { retryAfterSeconds, isFirstRefusal: isFirstLimited } = counted;
    if (retryAfterSeconds === 0 || isFirstLimited) {
      getLog().warn({ reason: refusal.reason, isLimited: isFirstLimited }, 'Revalidation refused');
    }
    if (retryAfterSeconds > 0) return respondLimited(retryAfterSeconds);
    const headers = { 'WWW-Authenticate': 'HMAC-SHA256' };
    return respond(401, { outcome: 'rejected', reason: refusal.reason }, headers);
  };

  return withEveryMethod(async (request) => {
    const secrets = getSecrets();
    if (secrets.length === 0) return reject(404);
    if (request.method !== METHOD) return reject(405, METHOD);
    if (announcesMoreThan(MAX_BYTES, request)) return reject(413);
    const body = await readBytes(request.body, MAX_BYTES);
    if (body === undefined) return reject(413);
    const checked = verifySignedCall(request.headers, body, { secrets, nonces, now: now() });
    if (!checked.ok) return refuse(request, checked.failure);
    const nonce = request.headers.get(NONCE_HEADER) ?? '';
    if (!(await claimNonce(nonce, NONCE_MS))) return refuse(request, { reason: 'nonce' });
    const target = targetSchema.safeParse(parseJsonBytes(body));
    if (!target.success) return respond(400, { outcome: 'rejected', reason: 'body' });
    const result = await run(target.data);
    getLog().info({ target: target.data, ...result }, 'Revalidation');
    return respondWith(result);
  });
}

/** A 503 asks the provider to send the call again (`docs/revalidation.md`). */
function respondWith(result: Revalidation): Response {
  if (!Object.values(result).includes('kept')) return respond(200, { outcome: 'done', ...result });
  return respond(
    503,
    { outcome: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS, ...result },
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );
}
