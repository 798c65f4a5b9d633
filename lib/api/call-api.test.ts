import fc from 'fast-check';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { callDeadlinesMs } from '@/lib/provider/call-limits';
import { failed, success } from '@/lib/result';
import { DEFAULT_RETRY_AFTER_SECONDS, MAX_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import type { ApiName } from './api-contract.ts';
import { CALL_DEADLINE_MS, callApi, parseApiResponse } from './call-api.ts';
import { findProviderMessage, formatCallFailure } from './call-failure.ts';
import type { CallFailure } from './call-failure.ts';
import { hasVisibleFields, isPaymentForm } from '../payment-form.ts';
import type { PaymentField, PaymentForm } from '../payment-form.ts';

const retryAfterSeconds = DEFAULT_RETRY_AFTER_SECONDS;
const unavailable = { kind: 'unavailable', retryAfterSeconds };
const broken = { kind: 'broken' };

const hidden: PaymentField = { kind: 'hidden', name: 'AMOUNT', value: '10.00' };
const visible: PaymentField = {
  kind: 'visible',
  name: 'card',
  value: '',
  label: 'Card number',
  input: 'tel',
  required: true,
};
const form = (...fields: readonly PaymentField[]): PaymentForm => ({
  action: 'https://bank.example/pay',
  method: 'post',
  fields,
});

describe('a call of one of our own routes', () => {
  let fetchMock: jest.SpiedFunction<typeof fetch>;
  const verify = (): ReturnType<typeof callApi> => callApi('verifyToken', { token: 't' });
  const setOnLine = (isOnLine: boolean): void => {
    Object.defineProperty(navigator, 'onLine', { value: isOnLine, configurable: true });
  };

  beforeEach(() => {
    fetchMock = jest.spyOn(globalThis, 'fetch');
    setOnLine(true);
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    jest.useRealTimers();
  });

  it('sends ids in the body, with the method of the route, and returns the value', async () => {
    const value = { payload: { result: { message: 'ok' } } };
    fetchMock.mockResolvedValueOnce(Response.json({ outcome: 'done', value }));

    expect(await callApi('orderAuthorized', { order: '123456' })).toEqual(success(value));
    expect(fetchMock).toHaveBeenCalledWith('/api/payment/order-authorized', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"order":"123456"}',
      cache: 'no-store',
      signal: expect.any(AbortSignal),
    });
  });

  it.each([
    ["is 'unreached' if the browser has a network", true, { kind: 'unreached' }],
    ["is 'offline' if the browser has no network", false, { kind: 'offline' }],
  ])('without a complete response %s', async (_name, isOnLine, failure) => {
    setOnLine(isOnLine);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await verify()).toEqual(failed(failure));
    const start = (body: ReadableStreamDefaultController): void =>
      body.error(new TypeError('cut off'));
    fetchMock.mockResolvedValueOnce(new Response(new ReadableStream({ start })));
    expect(await verify()).toEqual(failed(failure));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('returns the failure in a complete response, also if the browser has no network', async () => {
    setOnLine(false);
    fetchMock.mockResolvedValueOnce(Response.json({ outcome: 'refused' }, { status: 422 }));
    expect(await verify()).toEqual(failed({ kind: 'refused' }));
  });

  it('has a later deadline than the calls of the server to the provider', () => {
    expect(CALL_DEADLINE_MS).toBeGreaterThan(Math.max(...Object.values(callDeadlinesMs)));
  });

  it.each([
    ['a browser that obeys the abort signal', true],
    ['a web view that ignores the abort signal', false],
  ])("is 'unavailable' at its deadline in %s", async (_name, obeysAbort) => {
    jest.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    fetchMock.mockImplementation((_, init) => {
      signal = init?.signal;
      return new Promise((_resolve, reject) => {
        if (obeysAbort) signal?.addEventListener('abort', () => reject(new DOMException()));
      });
    });
    const ended = jest.fn();
    void verify().then(ended);
    await jest.advanceTimersByTimeAsync(CALL_DEADLINE_MS - 1);
    expect([ended.mock.calls, signal?.aborted]).toEqual([[], false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([ended.mock.calls, signal?.aborted]).toEqual([[[failed(unavailable)]], true]);
  });

  it("is 'offline' when the browser has lost its network before the deadline", async () => {
    jest.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const result = verify();
    setOnLine(false);
    await jest.advanceTimersByTimeAsync(CALL_DEADLINE_MS);
    expect(await result).toEqual(failed({ kind: 'offline' }));
  });
});

describe('the response of one of our own routes', () => {
  const responseOf = (status: number, headers = {}): Response =>
    new Response(null, { status, headers });

  const failureWith = (kind: string, message: string): object => ({ kind, message });

  it.each<[ApiName, unknown, boolean]>([
    ['verifyToken', null, true],
    ['resetPassword', {}, false],
    ['activateAccount', undefined, false],
    ['authorizationForm', form(), true],
    ['cardForm', { ...form(), method: 'delete' }, false],
    ['orderAuthorized', { payload: {} }, true],
    ['orderAuthorized', { payload: [] }, false],
    ['orderAuthorized', { payload: null }, false],
    ['orderAuthorized', {}, false],
    ['orderAuthorized', [], false],
  ])('for %s with the value %j is a success: %s', (name, value, isUsed) => {
    const text = JSON.stringify({ outcome: 'done', value });
    const result = isUsed ? success(value) : failed(broken);
    expect(parseApiResponse(name, responseOf(200), text)).toEqual(result);
    expect(parseApiResponse(name, responseOf(500), text)).toEqual(failed(broken));
  });

  it.each<[object, object]>([
    [{ outcome: 'rejected', message: 'x' }, { kind: 'rejected' }],
    [{ outcome: 'refused', message: 'No', more: 1 }, failureWith('refused', 'No')],
    [{ outcome: 'refused', message: 1 }, { kind: 'refused' }],
    [{ outcome: 'broken', message: 'Eroare' }, failureWith('broken', 'Eroare')],
    [{ outcome: 'offline' }, broken],
  ])('with the body %j is the failure %j', (body, failure) => {
    const result = parseApiResponse('verifyToken', responseOf(400), JSON.stringify(body));
    expect(result).toEqual(failed(failure));
  });

  it.each([
    [undefined, retryAfterSeconds],
    ['soon', retryAfterSeconds],
    [-1, retryAfterSeconds],
    [0, 1],
    [6.2, 7],
    [1e9, MAX_RETRY_AFTER_SECONDS],
  ])('names the wait %j as %i s', (wait, seconds) => {
    for (const outcome of ['limited', 'unavailable']) {
      const text = JSON.stringify({ outcome, retryAfterSeconds: wait, message: 'Later' });
      const message = outcome === 'unavailable' ? { message: 'Later' } : {};
      expect(parseApiResponse('verifyToken', responseOf(400), text)).toEqual(
        failed({ kind: outcome, retryAfterSeconds: seconds, ...message }),
      );
    }
  });

  it.each([
    [503, '20', '{"outcome":"unavailable","retryAfterSeconds":"soon"}', 20],
    [429, '20', '<h1>A proxy</h1>', 20],
    [408, 'soon', '[]', retryAfterSeconds],
    [502, undefined, 'null', retryAfterSeconds],
    [504, undefined, '{}', retryAfterSeconds],
  ])('with the status %i and Retry-After %s names the wait: %s', (status, wait, text, seconds) => {
    const response = responseOf(status, wait === undefined ? {} : { 'retry-after': wait });
    expect(parseApiResponse('verifyToken', response, text)).toEqual(
      failed({ kind: 'unavailable', retryAfterSeconds: seconds }),
    );
  });

  it.each([200, 302, 400, 403, 404, 413, 499, 500])(
    'is broken when something else has sent a page with the status %i',
    (status) => {
      const response = responseOf(status, { 'retry-after': '20' });
      expect(parseApiResponse('verifyToken', response, '<h1>A proxy</h1>')).toEqual(failed(broken));
    },
  );

  it('is never a success, and parsing it never throws, whatever its text is', () => {
    const text = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(text, fc.integer({ min: 200, max: 599 }), (sent, status) => {
        expect(parseApiResponse('authorizationForm', responseOf(status), sent).ok).toBe(false);
      }),
    );
  });
});

describe('a payment form', () => {
  it('has visible fields when one of its fields is visible', () => {
    expect(hasVisibleFields(form(hidden, visible))).toBe(true);
    expect(hasVisibleFields(form(hidden))).toBe(false);
  });

  it.each<[string, PaymentForm]>([
    ['hidden fields', form(hidden)],
    ['visible fields', form({ ...visible, maxLength: 19, autocomplete: 'cc-number' })],
    ['states', form({ ...visible, readOnly: true, checked: true, isUnchosen: true })],
    ['a select', form({ ...visible, input: 'select', options: [{ value: '1', label: 'One' }] })],
    [
      'its own button, encoding and charset, and values that the browser does not check',
      {
        ...form(hidden),
        method: 'get',
        submitLabel: 'Plătește',
        encoding: 'text/plain',
        charset: 'windows-1250',
        isUnchecked: true,
      },
    ],
  ])('with %s is valid', (_name, value) => {
    expect(isPaymentForm(value)).toBe(true);
  });

  it.each<unknown>([
    null,
    'form',
    [],
    { ...form(hidden), action: undefined },
    { ...form(hidden), method: 'put' },
    { ...form(hidden), submitLabel: 1 },
    { ...form(hidden), encoding: 'application/json' },
    { ...form(hidden), charset: 'a b' },
    { ...form(hidden), charset: 1 },
    { ...form(hidden), isUnchecked: '' },
    { ...form(), fields: {} },
    ...[
      null,
      { kind: 'hidden', value: '' },
      { kind: 'hidden', name: 'a' },
      { ...visible, kind: 'file' },
      { ...visible, input: 'file' },
      { ...visible, label: 1 },
      { ...visible, required: 'required' },
      { ...visible, options: 'x' },
      { ...visible, options: [{ value: '1' }] },
      { ...visible, options: [{ label: 'One' }] },
      { ...visible, isUnchosen: 1 },
      { ...visible, autocomplete: true },
      { ...visible, maxLength: '9' },
      { ...visible, readOnly: 'readonly' },
      { ...visible, checked: 'no' },
    ].map((field) => ({ ...form(), fields: [hidden, field] })),
  ])('is not valid: %j', (value) => {
    expect(isPaymentForm(value)).toBe(false);
  });
});

describe('the sentences for a failed call', () => {
  const unknown = 'We do not know.';

  const copy = transactionCopy.en.failure;

  it.each<[CallFailure, string]>([
    [{ kind: 'refused', message: 'Expired' }, 'Expired'],
    [{ kind: 'refused' }, unknown],
    [{ kind: 'offline' }, `${unknown} ${copy.offline}`],
    [{ kind: 'unreached' }, `${unknown} ${copy.unreached}`],
    [{ kind: 'broken', message: 'Eroare' }, `${unknown} ${copy.broken}`],
    [{ kind: 'unavailable', retryAfterSeconds: 5 }, `${unknown} ${copy.unavailable(5)}`],
    // The provider was not called, so nothing is unknown.
    [{ kind: 'limited', retryAfterSeconds: 1 }, copy.limited(1)],
    [{ kind: 'rejected' }, copy.rejected],
  ])('for %j are "%s"', (failure, text) => {
    expect(formatCallFailure('en', failure, { unknown })).toBe(text);
  });

  it('after a rejection are the advice of the page, if the page has any', () => {
    const words = { unknown, rejected: 'Open the link again.' };
    expect(formatCallFailure('en', { kind: 'rejected' }, words)).toBe('Open the link again.');
  });

  it("are followed by the provider's own text about its failure, if it has sent one", () => {
    expect(findProviderMessage({ kind: 'broken', message: 'Internal error' })).toBe(
      'Internal error',
    );
    expect(findProviderMessage({ kind: 'broken' })).toBeUndefined();
    expect(findProviderMessage({ kind: 'offline' })).toBeUndefined();
  });
});
