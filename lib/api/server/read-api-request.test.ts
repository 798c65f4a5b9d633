import { z } from 'zod';
import { failed, success } from '@/lib/result';
import { findRejection, readApiBody } from './read-api-request.ts';

const LIMIT_BYTES = 4_096;
const JSON_HEADERS = { 'content-type': 'application/json' };
const schema = z.strictObject({ token: z.string() });

const requestOf = (headers = {}, body = '{}'): Request =>
  new Request('https://site.example/api', {
    method: 'POST',
    body,
    headers: { ...JSON_HEADERS, ...headers },
  });
const paddedTo = (bytes: number): string => '{"token":"t"}'.padEnd(bytes);

describe('the checks before the body is read', () => {
  it.each([
    ['an ordinary request', {}, undefined],
    ["a request from another site's page", { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a length at the limit', { 'content-length': '4096' }, undefined],
    ['a length above the limit', { 'content-length': '4097' }, 413],
    ['a length that is no number', { 'content-length': 'many' }, undefined],
  ])('answer %s with %s', (_, headers, status) => {
    expect(findRejection(requestOf(headers), 'POST')).toBe(status);
  });

  it('check the method before the content type', () => {
    const request = requestOf({ 'content-type': 'text/plain' });
    expect(findRejection(request, 'PUT')).toBe(405);
  });
});

describe('the body of a request', () => {
  it.each([
    ['of the right shape is accepted', '{"token":"t"}', success({ token: 't' })],
    ['of the largest size is accepted', paddedTo(LIMIT_BYTES), success({ token: 't' })],
    ['that is one byte too large is refused with 413', paddedTo(LIMIT_BYTES + 1), failed(413)],
    ['of another shape is refused with 400', '{"token":1}', failed(400)],
    ['with a further field is refused with 400', '{"token":"t","more":1}', failed(400)],
    ['that is no JSON is refused with 400', 'token=t', failed(400)],
    ['that is empty is refused with 400', '', failed(400)],
  ])('%s', async (_, body, result) => {
    expect(await readApiBody(requestOf({}, body), schema)).toEqual(result);
  });

  it('is refused with 400 when its bytes are not UTF-8', async () => {
    const bytes = new Uint8Array([...Buffer.from('{"token":"'), 0xff, ...Buffer.from('"}')]);
    const request = new Request('https://site.example/api', { method: 'POST', body: bytes });
    expect(await readApiBody(request, schema)).toEqual(failed(400));
  });
});
