import fc from 'fast-check';
import { failed, success } from '@/lib/result';
import type { ApiName } from './api-routes.ts';
import { parseApiResponse } from './parse-api-response.ts';

const responseOf = (status: number, headers = {}): Response =>
  new Response(null, { status, headers });
const form = { action: 'https://bank.example/pay', method: 'post', fields: [] };
const broken = failed({ kind: 'broken' });

describe('the response of one of our own routes', () => {
  it.each<[ApiName, unknown, boolean]>([
    ['verifyToken', null, true],
    ['resetPassword', {}, false],
    ['activateAccount', undefined, false],
    ['authorizationForm', form, true],
    ['cardForm', { ...form, method: 'delete' }, false],
    ['orderAuthorized', { payload: {} }, true],
    ['orderAuthorized', { payload: [] }, false],
    ['orderAuthorized', { payload: null }, false],
    ['orderAuthorized', {}, false],
    ['orderAuthorized', [], false],
  ])('for %s with the value %j is a success: %s', (name, value, isUsed) => {
    const text = JSON.stringify({ outcome: 'done', value });
    expect(parseApiResponse(name, responseOf(200), text)).toEqual(isUsed ? success(value) : broken);
  });

  it('is broken when it reports success with a failing status', () => {
    const text = '{"outcome":"done","value":null}';
    expect(parseApiResponse('verifyToken', responseOf(500), text)).toEqual(broken);
  });

  it.each([
    [{ outcome: 'rejected', message: 'x' }, { kind: 'rejected' }],
    [
      { outcome: 'refused', message: 'Expired' },
      { kind: 'refused', message: 'Expired' },
    ],
    [{ outcome: 'refused', message: 1 }, { kind: 'refused' }],
    [{ outcome: 'broken' }, { kind: 'broken' }],
    [{ outcome: 'offline' }, { kind: 'broken' }],
    [
      { outcome: 'limited', retryAfterSeconds: 0 },
      { kind: 'limited', retryAfterSeconds: 1 },
    ],
    [
      { outcome: 'unavailable', retryAfterSeconds: 8, message: 'Later' },
      { kind: 'unavailable', retryAfterSeconds: 8, message: 'Later' },
    ],
  ])('with the body %j is the failure %j', (body, failure) => {
    const result = parseApiResponse('verifyToken', responseOf(400), JSON.stringify(body));
    expect(result).toEqual(failed(failure));
  });

  it('has the wait of its header when its body has no usable wait', () => {
    const text = '{"outcome":"limited","retryAfterSeconds":"soon"}';
    const response = responseOf(429, { 'retry-after': '7' });
    expect(parseApiResponse('verifyToken', response, text)).toEqual(
      failed({ kind: 'limited', retryAfterSeconds: 7 }),
    );
  });

  it('has a wait of 30 s when neither body nor header has a wait', () => {
    const result = parseApiResponse('verifyToken', responseOf(503), '{"outcome":"unavailable"}');
    expect(result).toEqual(failed({ kind: 'unavailable', retryAfterSeconds: 30 }));
  });
});

describe('a response that our routes did not send', () => {
  it.each([
    [408, 'unavailable'],
    [429, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [400, 'broken'],
    [403, 'broken'],
    [404, 'broken'],
    [499, 'broken'],
    [302, 'broken'],
    [200, 'broken'],
    [500, 'broken'],
  ])('with status %i is %s', (status, kind) => {
    const result = parseApiResponse('verifyToken', responseOf(status), '<h1>A proxy</h1>');
    expect(result).toMatchObject({ ok: false, failure: { kind } });
  });

  it('is never a success, and parsing it never throws, whatever its text is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        fc.integer({ min: 200, max: 599 }),
        (text, status) => {
          expect(parseApiResponse('authorizationForm', responseOf(status), text).ok).toBe(false);
        },
      ),
    );
  });
});
