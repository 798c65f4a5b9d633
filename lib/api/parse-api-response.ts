import { isPaymentForm } from '@/lib/api/payment-form';
import { failed, success } from '@/lib/result';
import {
  DEFAULT_RETRY_AFTER_SECONDS,
  isTemporaryStatus,
  limitWait,
  parseRetryAfter,
} from '@/lib/retry-after';
import type { ApiValues, CallResult } from './api-contract.ts';
import type { ApiName } from './api-routes.ts';
import type { CallFailure } from './call-failure.ts';

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
