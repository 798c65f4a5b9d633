import { reject, respond, respondLimited, withEveryMethod } from './json-answer.ts';

describe('a route with every method', () => {
  it('has the same handler for each method that a route file can export', () => {
    const handle = async (): Promise<Response> => new Response();
    expect(withEveryMethod(handle)).toEqual({
      GET: handle,
      HEAD: handle,
      POST: handle,
      PUT: handle,
      PATCH: handle,
      DELETE: handle,
      OPTIONS: handle,
    });
  });
});

describe('the refusal of a request', () => {
  it.each([
    [405, 'GET, HEAD', 'GET, HEAD'],
    [405, undefined, null],
    [400, 'POST', null],
    [403, 'POST', null],
    [404, undefined, null],
    [413, 'POST', null],
    [415, 'POST', null],
  ] as const)('with %i for a route that allows %s has the Allow header %s', async (...row) => {
    const [status, allowed, allow] = row;
    const response = reject(status, allowed);
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'rejected' });
  });
});

describe('an answer in JSON', () => {
  it('has the given body and headers, and is not stored by caches', async () => {
    const response = respond(503, { outcome: 'unavailable', wait: 7 }, { 'Retry-After': '7' });
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'retry-after': '7',
    });
    expect(await response.json()).toEqual({ outcome: 'unavailable', wait: 7 });
  });
});

describe('the answer to a request over a limit', () => {
  it.each([
    [-3, 1],
    [0, 1],
    [0.2, 1],
    [12, 12],
    [12.001, 13],
    [60, 60],
  ])('for a wait of %d s names %i whole seconds in its body and header', async (wait, seconds) => {
    const response = respondLimited(wait);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe(String(seconds));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'limited', retryAfterSeconds: seconds });
  });
});
