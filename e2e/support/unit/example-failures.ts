import type { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { DEFAULT_RETRY_AFTER_SECONDS } from '@/lib/retry-after';

/** A call that a page makes and that fails, and what the page should then say. */
export type ExampleFailure = {
  readonly fetch: () => Promise<Response>;
  readonly hasNoNetwork?: true;
  /** The name of the text that gives the cause; undefined when the provider refused. */
  readonly cause?: keyof (typeof transactionCopy)['ro']['failure'];
  /** The wait that the page should name. */
  readonly waitSeconds?: number;
  readonly providerMessage?: string;
};

export const PROVIDER_MESSAGE = 'Lucrăm la asta.';
const failToFetch = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const json = (status: number, body: unknown) => (): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));
const html = (status: number, retryAfter?: string) => (): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'text/html' });
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  return Promise.resolve(new Response('<!doctype html><p>Error', { status, headers }));
};
const cutAnswerOff = (): Promise<Response> => {
  const text = (): Promise<string> => Promise.reject(new TypeError('network error'));
  return Promise.resolve(Object.assign(new Response('{'), { text }));
};

export const exampleFailures: Readonly<Record<string, ExampleFailure>> = {
  'a browser without a network': { fetch: failToFetch, hasNoNetwork: true, cause: 'offline' },
  'an answer cut off by a lost network': {
    fetch: cutAnswerOff,
    hasNoNetwork: true,
    cause: 'offline',
  },
  'no answer, with a network': { fetch: failToFetch, cause: 'unreached' },
  'an answer cut off, with a network': { fetch: cutAnswerOff, cause: 'unreached' },
  'no answer before CALL_DEADLINE_MS': {
    fetch: () => new Promise(() => undefined),
    cause: 'unavailable',
    waitSeconds: DEFAULT_RETRY_AFTER_SECONDS,
  },
  "our API's 503": {
    fetch: json(503, { outcome: 'unavailable', retryAfterSeconds: 20 }),
    cause: 'unavailable',
    waitSeconds: 20,
  },
  "our API's 503 with the provider's message": {
    fetch: json(503, { outcome: 'unavailable', retryAfterSeconds: 120, message: PROVIDER_MESSAGE }),
    cause: 'unavailable',
    waitSeconds: 120,
    providerMessage: PROVIDER_MESSAGE,
  },
  "a proxy's 503 with Retry-After": {
    fetch: html(503, '40'),
    cause: 'unavailable',
    waitSeconds: 40,
  },
  "a proxy's 504 without Retry-After": {
    fetch: html(504),
    cause: 'unavailable',
    waitSeconds: DEFAULT_RETRY_AFTER_SECONDS,
  },
  "our API's 429": {
    fetch: json(429, { outcome: 'limited', retryAfterSeconds: 45 }),
    cause: 'limited',
    waitSeconds: 45,
  },
  "a proxy's 429 with Retry-After": {
    fetch: html(429, '50'),
    cause: 'unavailable',
    waitSeconds: 50,
  },
  "our API's 502": { fetch: json(502, { outcome: 'broken' }), cause: 'broken' },
  "our API's 502 with the provider's message": {
    fetch: json(502, { outcome: 'broken', message: PROVIDER_MESSAGE }),
    cause: 'broken',
    providerMessage: PROVIDER_MESSAGE,
  },
  'a 500': { fetch: html(500), cause: 'broken' },
  'the page of a captive portal': { fetch: html(200), cause: 'broken' },
  "our API's 400": { fetch: json(400, { outcome: 'rejected' }), cause: 'rejected' },
  "a proxy's 403": { fetch: html(403), cause: 'broken' },
  "the provider's refusal": {
    fetch: json(422, { outcome: 'refused', message: PROVIDER_MESSAGE }),
    providerMessage: PROVIDER_MESSAGE,
  },
  "the provider's refusal without a message": { fetch: json(422, { outcome: 'refused' }) },
};
