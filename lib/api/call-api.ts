import { isDevelopment } from '@/lib/config/is-development';
import { failed } from '@/lib/result';
import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import type { ApiBodies, CallResult } from './api-contract.ts';
import { apiMethods, apiRoutes } from './api-routes.ts';
import type { ApiName } from './api-routes.ts';
import type { CallFailure } from './call-failure.ts';
import { parseApiResponse } from './parse-api-response.ts';

/**
 * Longer than the server waits for the provider (`lib/provider/call-limits.ts`). In
 * development the deadline is later, because Next compiles a route at its first call.
 */
export const CALL_DEADLINE_MS = isDevelopment ? 60_000 : 12_000;

const TIMED_OUT: CallFailure = {
  kind: 'unavailable',
  retryAfterSeconds: DEFAULT_RETRY_AFTER_SECONDS,
};

/**
 * The promise does not reject. A failed call is not repeated, because the visitor decides whether
 * to call again. The call ends at the latest after `CALL_DEADLINE_MS`, even in a web view that
 * ignores the abort signal.
 */
export async function callApi<Name extends ApiName>(
  name: Name,
  body: ApiBodies[Name],
): Promise<CallResult<Name>> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<CallResult<Name>>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed(isOffline() ? { kind: 'offline' } : TIMED_OUT));
      abort.abort();
    }, CALL_DEADLINE_MS);
  });
  const result = await Promise.race([exchange(name, body, abort.signal), deadline]);
  clearTimeout(timer);
  return result;
}

const isOffline = (): boolean => !navigator.onLine;

async function exchange<Name extends ApiName>(
  name: Name,
  body: ApiBodies[Name],
  signal: AbortSignal,
): Promise<CallResult<Name>> {
  try {
    const response = await fetch(apiRoutes[name], {
      method: apiMethods[name],
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal,
    });
    return parseApiResponse(name, response, await response.text());
  } catch {
    return failed({ kind: isOffline() ? 'offline' : 'unreached' });
  }
}
