import { callApi, CALL_DEADLINE_MS } from './call-api.ts';

const form = { action: 'https://bank.example/pay', method: 'post', fields: [] };
const unavailable = { outcome: 'unavailable' };

describe('calling one of our own routes', () => {
  let fetchMock: jest.SpiedFunction<typeof fetch>;
  const given = (status: number, body: unknown): void => {
    fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
  };
  beforeEach(() => {
    fetchMock = jest.spyOn(globalThis, 'fetch');
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
  ] as const)('%s gives its value', async (name, body, value) => {
    given(200, { outcome: 'done', value });
    expect(await callApi(name, body)).toEqual({ outcome: 'done', value });
  });

  it.each([
    [422, { outcome: 'refused', message: 'Linkul a expirat' }],
    [422, { outcome: 'refused' }],
    [429, { outcome: 'limited', retryAfterSeconds: 12 }],
    [503, unavailable],
    [503, { outcome: 'unavailable', message: 'Eroare internă.' }],
    [400, { outcome: 'rejected' }],
  ])('gives the refusal of %i', async (status, refusal) => {
    given(status, { ...refusal, more: 'x' });
    expect(await callApi('verifyToken', { token: 't' })).toEqual(refusal);
  });

  it.each([
    ['a value of another route', 200, { outcome: 'done', value: null }],
    ['a value under an error', 503, { outcome: 'done', value: form }],
    ['another outcome', 200, { outcome: 'finished', value: form }],
    ['no outcome', 200, {}],
    ['a list', 200, []],
    ['nothing', 200, null],
  ])('takes %s for an answer of no use', async (_name, status, body) => {
    given(status, body);
    expect(await callApi('cardForm', { userId: 'u', orderId: 'o' })).toEqual(unavailable);
  });

  it('waits a minute when a limit does not say how long', async () => {
    given(429, { outcome: 'limited' });
    const answer = await callApi('verifyToken', { token: 't' });
    expect(answer).toEqual({ outcome: 'limited', retryAfterSeconds: 60 });
  });

  it('never throws: not without a network, not for a page of HTML', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await callApi('verifyToken', { token: 't' })).toEqual(unavailable);
    fetchMock.mockResolvedValueOnce(new Response('<!doctype html>'));
    expect(await callApi('verifyToken', { token: 't' })).toEqual(unavailable);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('says when nothing came back and the browser has no network', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await callApi('verifyToken', { token: 't' })).toEqual({
      ...unavailable,
      isOffline: true,
    });
    given(503, unavailable);
    expect(await callApi('verifyToken', { token: 't' })).toEqual(unavailable);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  describe('that does not answer', () => {
    beforeEach(() => {
      fetchMock.mockImplementation(
        (_, init) =>
          new Promise((_resolve, reject) => {
            const stop = (): void => reject(new DOMException('Aborted', 'AbortError'));
            if (init?.signal?.aborted) stop();
            init?.signal?.addEventListener('abort', stop);
          }),
      );
    });

    it('is given up after the deadline', async () => {
      jest.useFakeTimers();
      const answer = callApi('verifyToken', { token: 't' });
      jest.advanceTimersByTime(CALL_DEADLINE_MS);
      jest.useRealTimers();
      expect(await answer).toEqual(unavailable);
    });

    it('is given up when the caller leaves, or has left already', async () => {
      const leaving = new AbortController();
      const answer = callApi('verifyToken', { token: 't' }, { signal: leaving.signal });
      leaving.abort();
      expect(await answer).toEqual(unavailable);
      expect(await callApi('verifyToken', { token: 't' }, { signal: leaving.signal })).toEqual(
        unavailable,
      );
    });
  });
});
