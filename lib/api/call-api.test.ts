import { failed, success } from '@/lib/result';
import { DEFAULT_RETRY_AFTER_SECONDS, MAX_RETRY_AFTER_SECONDS } from '@/lib/retry-after';
import { callApi, CALL_DEADLINE_MS } from './call-api.ts';

const form = { action: 'https://bank.example/pay', method: 'post', fields: [] };
const retryAfterSeconds = DEFAULT_RETRY_AFTER_SECONDS;
const unavailable = { kind: 'unavailable', retryAfterSeconds };
const broken = { kind: 'broken' };

describe('a call of one of our own routes', () => {
  let fetchMock: jest.SpiedFunction<typeof fetch>;
  const given = (status: number, body: unknown): void => {
    fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
  };
  beforeEach(() => {
    fetchMock = jest.spyOn(globalThis, 'fetch');
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it('sends ids in the body, with the method of the route', async () => {
    given(200, { outcome: 'done', value: { payload: {} } });
    await callApi('orderAuthorized', { order: '123456' });

    expect(fetchMock).toHaveBeenCalledWith(
      '/api/payment/order-authorized',
      expect.objectContaining({ method: 'PUT', body: '{"order":"123456"}' }),
    );
  });

  it.each([
    ['verifyToken', { token: 't' }, null],
    ['authorizationForm', { userId: 'u' }, form],
    ['orderAuthorized', { order: 'o' }, { payload: { result: { message: 'ok' } } }],
  ] as const)('returns the value in the response of %s', async (name, body, value) => {
    given(200, { outcome: 'done', value });
    expect(await callApi(name, body)).toEqual(success(value));
  });

  it.each([
    [422, { kind: 'refused', message: 'Linkul a expirat' }],
    [422, { kind: 'refused' }],
    [429, { kind: 'limited', retryAfterSeconds: 12 }],
    [503, { kind: 'unavailable', retryAfterSeconds: 12 }],
    [503, { kind: 'unavailable', retryAfterSeconds: 12, message: 'Mai târziu' }],
    [502, { kind: 'broken' }],
    [502, { kind: 'broken', message: 'Eroare internă.' }],
    [400, { kind: 'rejected' }],
  ])('returns the failure in a response with %i', async (status, failure) => {
    const { kind, ...details } = failure;
    given(status, { outcome: kind, ...details, more: 'x' });
    expect(await callApi('verifyToken', { token: 't' })).toEqual(failed(failure));
  });

  it.each([
    ['a value of another route', 200, { outcome: 'done', value: null }],
    ['a value with an error status', 503, { outcome: 'done', value: form }],
    ['an unknown outcome', 200, { outcome: 'finished', value: form }],
    ['no outcome', 200, {}],
    ['a list', 200, []],
    ['null', 200, null],
  ])("reads %s as 'broken'", async (_name, status, body) => {
    given(status, body);
    expect(await callApi('cardForm', { userId: 'u', orderId: 'o' })).toEqual(failed(broken));
  });

  it.each([
    [{ outcome: 'limited' }, retryAfterSeconds],
    [{ outcome: 'limited', retryAfterSeconds: 'soon' }, retryAfterSeconds],
    [{ outcome: 'limited', retryAfterSeconds: -1 }, retryAfterSeconds],
    [{ outcome: 'limited', retryAfterSeconds: 6.2 }, 7],
    [{ outcome: 'unavailable', retryAfterSeconds: 1e9 }, MAX_RETRY_AFTER_SECONDS],
  ])('reads the wait of %j as %i s', async (body, seconds) => {
    given(503, body);
    const result = await callApi('verifyToken', { token: 't' });
    expect(result).toEqual(failed({ kind: body.outcome, retryAfterSeconds: seconds }));
  });

  it.each([
    [503, '20', { kind: 'unavailable', retryAfterSeconds: 20 }],
    [429, '20', { kind: 'unavailable', retryAfterSeconds: 20 }],
    [502, 'soon', unavailable],
    [504, undefined, unavailable],
    [408, undefined, unavailable],
    [500, '20', broken],
    [200, undefined, broken],
    [403, undefined, broken],
    [413, undefined, broken],
  ])('reads a page of HTML with %i and Retry-After %j as %j', async (status, wait, failure) => {
    const headers = new Headers(wait === undefined ? {} : { 'retry-after': wait });
    fetchMock.mockResolvedValueOnce(new Response('<!doctype html>', { status, headers }));
    expect(await callApi('verifyToken', { token: 't' })).toEqual(failed(failure));
  });

  describe('without a complete response', () => {
    const cutOff = (): ReadableStream =>
      new ReadableStream({ start: (body) => body.error(new TypeError('cut off')) });

    it.each([
      ["is 'unreached' if the browser has a network", true, { kind: 'unreached' }],
      ["is 'offline' if the browser has no network", false, { kind: 'offline' }],
    ])('%s', async (_name, isOnLine, failure) => {
      Object.defineProperty(navigator, 'onLine', { value: isOnLine, configurable: true });
      fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      expect(await callApi('verifyToken', { token: 't' })).toEqual(failed(failure));
      fetchMock.mockResolvedValueOnce(new Response(cutOff()));
      expect(await callApi('verifyToken', { token: 't' })).toEqual(failed(failure));
      expect(fetchMock).toHaveBeenCalledTimes(2);
    });
  });

  it.each([true, false])(
    'returns the failure in a complete response, also if `onLine` is %s',
    async (isOnLine) => {
      Object.defineProperty(navigator, 'onLine', { value: isOnLine, configurable: true });
      given(422, { outcome: 'refused' });
      expect(await callApi('verifyToken', { token: 't' })).toEqual(failed({ kind: 'refused' }));
    },
  );

  it.each([
    ['development', 60_000],
    ['production', 12_000],
  ] as const)('has its deadline in %s after %i ms', async (mode, deadlineMs) => {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
    expect((await import('./call-api.ts')).CALL_DEADLINE_MS).toBe(deadlineMs);
  });

  describe('at its deadline', () => {
    // In Node `navigator.onLine` is undefined, which `callApi` would read as offline.
    beforeEach(() => {
      Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it.each([
      ['a browser that obeys the abort signal', true],
      ['a web view that ignores the abort signal', false],
    ])("is 'unavailable' in %s", async (_name, obeysAbort) => {
      jest.useFakeTimers();
      let signal: AbortSignal | null | undefined;
      fetchMock.mockImplementation((_, init) => {
        signal = init?.signal;
        return new Promise((_resolve, reject) => {
          if (obeysAbort) signal?.addEventListener('abort', () => reject(new DOMException()));
        });
      });
      const ended = jest.fn();
      void callApi('verifyToken', { token: 't' }).then(ended);
      await jest.advanceTimersByTimeAsync(CALL_DEADLINE_MS - 1);
      expect([ended.mock.calls, signal?.aborted]).toEqual([[], false]);
      await jest.advanceTimersByTimeAsync(1);
      expect([ended.mock.calls, signal?.aborted]).toEqual([[[failed(unavailable)]], true]);
    });

    it("is 'offline' when the browser has lost its network before the deadline", async () => {
      jest.useFakeTimers();
      fetchMock.mockReturnValue(new Promise(() => undefined));
      const result = callApi('verifyToken', { token: 't' });
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      await jest.advanceTimersByTimeAsync(CALL_DEADLINE_MS);
      expect(await result).toEqual(failed({ kind: 'offline' }));
    });
  });
});
