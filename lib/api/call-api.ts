import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import type { ApiAnswer, ApiBodies, ApiValues, CallFailure } from './api-answer.ts';
import { apiMethods, apiRoutes } from './api-routes.ts';
import type { ApiName } from './api-routes.ts';
import { parseApiAnswer } from './parse-api-answer.ts';

/** The server waits for the provider for at most 8 s; the rest is for a slow phone. */
export const CALL_DEADLINE_MS = 12_000;

const TOO_LATE: CallFailure = {
  outcome: 'unavailable',
  retryAfterSeconds: DEFAULT_RETRY_AFTER_SECONDS,
};

/**
 * Calls one of our own routes from a browser, once: another try is the visitor's decision. Ends
 * after `CALL_DEADLINE_MS`, even in a web view that ignores the abort. Never throws.
 */
export async function callApi<Name extends ApiName>(
  name: Name,
  body: ApiBodies[Name],
): Promise<ApiAnswer<ApiValues[Name]>> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<CallFailure>((resolve) => {
    timer = setTimeout(() => {
      resolve(isOffline() ? { outcome: 'offline' } : TOO_LATE);
      deadline.abort();
    }, CALL_DEADLINE_MS);
  });
  const answer = await Promise.race([exchange(name, body, deadline.signal), tooLate]);
  clearTimeout(timer);
  return answer;
}

/** Old web views have no `onLine`: only a clear no counts. */
const isOffline = (): boolean => navigator.onLine === false;

async function exchange<Name extends ApiName>(
  name: Name,
  body: ApiBodies[Name],
  signal: AbortSignal,
): Promise<ApiAnswer<ApiValues[Name]>> {
  try {
    const response = await fetch(apiRoutes[name], {
      method: apiMethods[name],
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal,
    });
    return parseApiAnswer(name, response, await response.text());
  } catch {
    return { outcome: isOffline() ? 'offline' : 'unreached' };
  }
}
