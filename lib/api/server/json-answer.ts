import type { CallFailure } from '../call-failure.ts';
import type { Rejection } from './read-api-request.ts';

type Handler = (request: Request) => Promise<Response>;

/**
 * Has a handler for each method that a route file can export. Next itself answers a method that the
 * file does not export, and Next's answer does not have our body and headers.
 */
export type ApiRoute = Readonly<
  Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', Handler>
>;

export function withEveryMethod(handle: Handler): ApiRoute {
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

/** `allowed` is the value of the header `Allow` of a 405. */
export function reject(status: Rejection | 404, allowed?: string): Response {
  const headers = status === 405 && allowed !== undefined ? { Allow: allowed } : {};
  return respond(status, { outcome: 'rejected' }, headers);
}

/**
 * Do not rename an outcome: during a deployment, a page of one version may call an instance of
 * another version. The page reads an unknown outcome as 'broken'.
 */
export function respond(
  status: number,
  body: { readonly outcome: 'done' | CallFailure['kind']; readonly [key: string]: unknown },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** `seconds` is the wait until the next request may pass. */
export function respondLimited(seconds: number): Response {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return respond(
    429,
    { outcome: 'limited', retryAfterSeconds },
    { 'Retry-After': String(retryAfterSeconds) },
  );
}
