import { isDevelopment } from '@/lib/config/is-development';
import { failed, success } from '@/lib/result';
import {
  DEFAULT_RETRY_AFTER_SECONDS,
  isTemporaryStatus,
  limitWait,
  parseRetryAfter,
} from '@/lib/retry-after';
import type { ApiBodies, ApiValues, CallResult } from './api-contract.ts';
import { apiMethods, apiRoutes } from './api-routes.ts';
import type { ApiName } from './api-routes.ts';
import type { CallFailure } from './call-failure.ts';
import { isPaymentForm } from '../payment-form.ts';

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

type Guards = { readonly [Name in ApiName]: (value: unknown) => value is ApiValues[Name] };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNull = (value: unknown): value is null => value === null;
const hasPayload = (value: unknown): value is { readonly payload: object } =>
  isObject(value) && 'payload' in value && isObject(value.payload);

const isValueOf: Guards = {
  verifyToken: isNull,
  resetPassword: isNull,
  activateAccount: isNull,
  authorizationForm: isPaymentForm,
  cardForm: isPaymentForm,
  orderAuthorized: hasPayload,
};

export function parseApiResponse<Name extends ApiName>(
  name: Name,
  response: Response,
  text: string,
): CallResult<Name> {
  const body = parseJson(text);
  if (!isObject(body) || !('outcome' in body)) return failed(parseStatus(response));
  if (body.outcome !== 'done') return failed(parseFailure(body.outcome, body, response));
  const value = 'value' in body ? body.value : undefined;
  const isValue: Guards[Name] = isValueOf[name];
  return response.ok && isValue(value) ? success(value) : failed({ kind: 'broken' });
}

function parseFailure(kind: unknown, body: object, response: Response): CallFailure {
  switch (kind) {
    case 'rejected':
      return { kind };
    case 'limited':
      return { kind, retryAfterSeconds: findWait(body, response) };
    case 'unavailable':
      return { kind, retryAfterSeconds: findWait(body, response), ...findMessage(body) };
    case 'refused':
    case 'broken':
      return { kind, ...findMessage(body) };
    default:
      return { kind: 'broken' };
  }
}

/**
 * For a response that our routes did not send, such as the page of a proxy or a captive portal. Its
 * status says nothing about the call: a filter may have replaced our route's response to a call
 * that has succeeded.
 */
function parseStatus(response: Response): CallFailure {
  if (!isTemporaryStatus(response.status)) return { kind: 'broken' };
  return { kind: 'unavailable', retryAfterSeconds: findWait({}, response) };
}

function findWait(body: object, { headers }: Response): number {
  const seconds = 'retryAfterSeconds' in body ? body.retryAfterSeconds : undefined;
  if (typeof seconds === 'number' && seconds >= 0) return limitWait(seconds);
  return parseRetryAfter(headers.get('retry-after'), new Date()) ?? DEFAULT_RETRY_AFTER_SECONDS;
}

function findMessage(body: object): { readonly message?: string } {
  return 'message' in body && typeof body.message === 'string' ? { message: body.message } : {};
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
