import { isPaymentForm } from '@/lib/payment/payment-form';
import type { ApiAnswer, ApiBodies, ApiValues } from './api-answer.ts';
import { apiMethods, apiRoutes } from './api-routes.ts';
import type { ApiName } from './api-routes.ts';

/** Twice the longest that the server waits for the provider: a phone may be slow as well. */
export const CALL_DEADLINE_MS = 16_000;
const RETRY_AFTER_DEFAULT_SECONDS = 60;

type CallOptions = { readonly signal?: AbortSignal | undefined };
type Values = { readonly [Name in ApiName]: (value: unknown) => value is ApiValues[Name] };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNull = (value: unknown): value is null => value === null;
const hasPayload = (value: unknown): value is { readonly payload: object } =>
  isObject(value) && 'payload' in value && isObject(value.payload);

const isValueOf: Values = {
  verifyToken: isNull,
  resetPassword: isNull,
  activateAccount: isNull,
  authorizationForm: isPaymentForm,
  cardForm: isPaymentForm,
  orderAuthorized: hasPayload,
};

/**
 * Asks one of our own routes, from a browser. Once: whether to ask again is the visitor's to say.
 * Never throws; no network, a late answer, a strange one and an abort are all 'unavailable'.
 */
export async function callApi<Name extends ApiName>(
  name: Name,
  body: ApiBodies[Name],
  { signal }: CallOptions = {},
): Promise<ApiAnswer<ApiValues[Name]>> {
  // By hand: web views of 2022 do not know `AbortSignal.any`.
  const deadline = new AbortController();
  const abort = (): void => deadline.abort();
  const timer = setTimeout(abort, CALL_DEADLINE_MS);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(apiRoutes[name], {
      method: apiMethods[name],
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: deadline.signal,
    });
    return parseAnswer(name, response.ok, await response.json());
  } catch {
    return navigator.onLine === false
      ? { outcome: 'unavailable', isOffline: true }
      : { outcome: 'unavailable' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parseAnswer<Name extends ApiName>(
  name: Name,
  isOk: boolean,
  answer: unknown,
): ApiAnswer<ApiValues[Name]> {
  if (!isObject(answer) || !('outcome' in answer)) return { outcome: 'unavailable' };
  const { outcome } = answer;
  if (outcome === 'done') {
    const value = 'value' in answer ? answer.value : undefined;
    const isValue: Values[Name] = isValueOf[name];
    return isOk && isValue(value) ? { outcome, value } : { outcome: 'unavailable' };
  }
  if (outcome === 'rejected') return { outcome };
  if (outcome === 'limited') {
    const seconds = 'retryAfterSeconds' in answer ? answer.retryAfterSeconds : undefined;
    const isTime = typeof seconds === 'number' && seconds >= 0;
    return { outcome, retryAfterSeconds: isTime ? seconds : RETRY_AFTER_DEFAULT_SECONDS };
  }
  if (outcome === 'refused' || outcome === 'unavailable') {
    const message = 'message' in answer ? answer.message : undefined;
    return typeof message === 'string' ? { outcome, message } : { outcome };
  }
  return { outcome: 'unavailable' };
}
