import { API_PREFIX, findRequestedRow } from '../addresses/address-table.ts';
import { reportRoutes } from '../addresses/report-routes.ts';

/** The largest bodies that the site reads, in bytes. A route may have a smaller limit of its own. */
export const bodyLimits = {
  /** Only this limits the length of a new password (requirement A-6). */
  apiCall: 4_096,
  bankReturn: 16_384,
  /** Each report of a violation repeats the whole policy. */
  violations: 65_536,
} as const;

/** Zero for a request whose body no route reads. `path` is the path of the request, without query. */
export function findBodyLimit(method: string, path: string): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  if (path === reportRoutes.violations) return bodyLimits.violations;
  if (path.startsWith(`${API_PREFIX}/`)) return bodyLimits.apiCall;
  const acceptsPost = method === 'POST' && findRequestedRow(path)?.acceptsPost === true;
  return acceptsPost ? bodyLimits.bankReturn : 0;
}

/**
 * Returns undefined for a body that has more than `maxBytes` or is cut off. The bytes are counted
 * as they arrive, because Content-Length may be missing or false.
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  try {
    for await (const chunk of body ?? []) {
      received += chunk.length;
      if (received > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(received);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

export function isJsonRequest(headers: Headers): boolean {
  return JSON_TYPE.test(headers.get('content-type') ?? '');
}
