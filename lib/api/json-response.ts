import type { CallFailure } from './call-failure.ts';
import type { z } from 'zod';
import { bodyLimits, isJsonRequest, readBytes } from '@/lib/request/request-body';
import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';

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

export type Rejection = 400 | 403 | 405 | 413 | 415;

type Accepted = {
  readonly maxBytes: number;
  readonly hasType: (headers: Headers) => boolean;
};

const JSON_CALL: Accepted = { maxBytes: bodyLimits.apiCall, hasType: isJsonRequest };

/**
 * Call this before a rate limiter counts the request. Otherwise a page of another site could send
 * requests from a visitor's browser and so use up the visitor's rate limit.
 */
export function findRejection(
  request: Request,
  method: string,
  { maxBytes, hasType }: Accepted = JSON_CALL,
): Rejection | undefined {
  if (request.method !== method) return 405;
  if (isForeignRequest(request.headers)) return 403;
  if (!hasType(request.headers)) return 415;
  // The header can be missing or false, so `readApiBody` also counts the bytes.
  if (announcesMoreThan(maxBytes, request)) return 413;
  return undefined;
}

/**
 * If the whole body was larger than the address may have, the request has `Content-Length` but no
 * body (`lib/server/guard.ts`).
 */
export const announcesMoreThan = (maxBytes: number, { headers }: Request): boolean =>
  Number(headers.get('content-length')) > maxBytes;

export async function readApiBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  maxBytes: number = bodyLimits.apiCall,
): Promise<Result<Body, 400 | 413>> {
  const bytes = await readBytes(request.body, maxBytes);
  if (bytes === undefined) return failed(413);
  const parsed = schema.safeParse(parseJsonBytes(bytes));
  return parsed.success ? success(parsed.data) : failed(400);
}

/** Undefined for bytes that are not JSON in UTF-8. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

export type OperatorResponse = { readonly status: number; readonly body: object };

/** A route for machines of the operator, such as an orchestrator. */
export function createOperatorRoute(getResponse: () => Promise<OperatorResponse>): ApiRoute {
  return withEveryMethod(async ({ method }) => {
    if (!READ_METHODS.includes(method)) return reject(405, READ_METHODS.join(', '));
    const { status, body } = await getResponse();
    return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  });
}

/** The value of `Origin` when the browser hides the origin. */
const HIDDEN_ORIGIN = 'null';

/**
 * Modern browsers send `Sec-Fetch-Site` over https and to localhost. Old browsers, and all browsers
 * over plain http to other hosts, send only `Origin`. Some web views send neither header. A request
 * with neither header is not foreign: no request to this site depends on a cookie, so a page of
 * another site cannot act with a visitor's rights.
 *
 * The referrer policy `no-referrer` can hide the origin of our own requests (whatwg/fetch#1022). So
 * without `Sec-Fetch-Site` a request with a hidden origin is not foreign if it is JSON. A page of
 * another site could send JSON only after a CORS preflight, which this site never allows.
 */
export function isForeignRequest(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === HIDDEN_ORIGIN) return !isJsonRequest(headers);
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${headers.get('host') ?? ''}`;
  return !URL.canParse(own) || new URL(own).host !== host;
}
