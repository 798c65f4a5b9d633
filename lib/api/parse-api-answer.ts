import { isPaymentForm } from '@/lib/payment/payment-form';
import {
  DEFAULT_RETRY_AFTER_SECONDS,
  isNotNow,
  limitWait,
  parseRetryAfter,
} from '@/lib/retry-after';
import type { ApiAnswer, ApiValues, CallFailure } from './api-answer.ts';
import type { ApiName } from './api-routes.ts';

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

/** One of our own routes' answer, or what stands in its place. Anything unexpected is 'broken'. */
export function parseApiAnswer<Name extends ApiName>(
  name: Name,
  response: Response,
  text: string,
): ApiAnswer<ApiValues[Name]> {
  const answer = parseJson(text);
  if (!isObject(answer) || !('outcome' in answer)) return parseStatus(response);
  const { outcome } = answer;
  switch (outcome) {
    case 'done': {
      const value = 'value' in answer ? answer.value : undefined;
      const isValue: Values[Name] = isValueOf[name];
      return response.ok && isValue(value) ? { outcome, value } : { outcome: 'broken' };
    }
    case 'rejected':
      return { outcome };
    case 'limited':
      return { outcome, retryAfterSeconds: findWait(answer, response) };
    case 'unavailable':
      return { outcome, retryAfterSeconds: findWait(answer, response), ...findMessage(answer) };
    case 'refused':
    case 'broken':
      return { outcome, ...findMessage(answer) };
    default:
      return { outcome: 'broken' };
  }
}

/** The answer is not ours: a proxy in front of the site sent it, or the page of a hotspot. */
function parseStatus(response: Response): CallFailure {
  const { status } = response;
  if (isNotNow(status)) {
    return { outcome: 'unavailable', retryAfterSeconds: findWait({}, response) };
  }
  return { outcome: status >= 400 && status < 500 ? 'rejected' : 'broken' };
}

function findWait(answer: object, { headers }: Response): number {
  const seconds = 'retryAfterSeconds' in answer ? answer.retryAfterSeconds : undefined;
  if (typeof seconds === 'number' && seconds >= 0) return limitWait(seconds);
  return parseRetryAfter(headers.get('retry-after'), new Date()) ?? DEFAULT_RETRY_AFTER_SECONDS;
}

function findMessage(answer: object): { readonly message?: string } {
  return 'message' in answer && typeof answer.message === 'string'
    ? { message: answer.message }
    : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
