import type { z } from 'zod';
import { bodyLimits, isJsonRequest, readBytes } from '@/lib/request/request-body';
import { isForeignRequest } from '@/lib/request/same-origin';
import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';

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
  const parsed = schema.safeParse(parseJson(bytes));
  return parsed.success ? success(parsed.data) : failed(400);
}

/** Undefined for bytes that are not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
