import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { Agent } from 'undici';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { callLimits } from './call-limits.ts';
import type { CallName } from './call-limits.ts';
import { readAnswer } from './read-answer.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('reading an answer of the provider', () => {
  const agent = new Agent();
  let provider: RecordingServer | undefined;

  const read = async (name: CallName, answer: RequestListener): Promise<unknown> => {
    provider = await startRecordingServer(answer);
    const { origin } = provider;
    return readAnswer(await agent.request({ origin, path: '/', method: 'GET' }), callLimits[name]);
  };
  const answerWith =
    (
      status: number,
      headers: Readonly<Record<string, string>>,
      body: string | Buffer = '',
    ): RequestListener =>
    (_, response) =>
      void response.writeHead(status, headers).end(body);

  afterEach(async () => {
    await provider?.close();
    provider = undefined;
  });
  afterAll(() => agent.close());

  it.each<[string, CallName, number, Readonly<Record<string, string>>, string | Buffer, unknown]>([
    ['JSON', 'menu', 200, JSON_TYPE, '{"a":1}', { a: 1 }],
    ['JSON of its own type', 'menu', 200, { 'content-type': 'application/hal+json' }, '1', 1],
    ['HTML', 'cardForm', 200, { 'content-type': 'text/html; charset=utf-8' }, '<p>', '<p>'],
    ['gzip', 'menu', 200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync('1'), 1],
    ['br', 'menu', 200, { ...JSON_TYPE, 'content-encoding': ' BR ' }, brotliCompressSync('1'), 1],
    ['no content', 'menu', 204, {}, '', undefined],
    ['an empty body', 'menu', 200, { 'content-length': '0' }, '', undefined],
    ['a body that the call does not need', 'activateAccount', 200, {}, 'OK', undefined],
    ['details', 'orderAuthorized', 200, JSON_TYPE, '{"a":1}', { a: 1 }],
    ['details without a type', 'orderAuthorized', 200, {}, '{"a":1}', { a: 1 }],
    ['details as plain text', 'orderAuthorized', 200, { 'content-type': 'text/plain' }, '7', 7],
    [
      'JSON with a space behind its type',
      'menu',
      299,
      { 'content-type': 'application/json ;' },
      '1',
      1,
    ],
    [
      'HTML with a space behind its type',
      'cardForm',
      200,
      { 'content-type': 'Text/Html ;a' },
      'x',
      'x',
    ],
    ['details that are no JSON', 'orderAuthorized', 200, {}, 'OK', undefined],
    [
      'empty details, as a page',
      'orderAuthorized',
      200,
      { 'content-type': 'text/html' },
      '',
      undefined,
    ],
    [
      'details above 16 KB',
      'orderAuthorized',
      200,
      JSON_TYPE,
      `"${'x'.repeat(16_384)}"`,
      undefined,
    ],
  ])('gives %s', async (_, name, status, headers, body, value) => {
    expect(await read(name, answerWith(status, headers, body))).toEqual(value);
  });

  it.each<[string, CallName, number, Readonly<Record<string, string>>, string, object]>([
    [
      'another type',
      'menu',
      200,
      { 'content-type': 'text/html' },
      '{}',
      { reason: 'content type' },
    ],
    [
      'a longer type',
      'menu',
      200,
      { 'content-type': 'application/jsonp' },
      '1',
      { reason: 'content type' },
    ],
    [
      'a type before JSON',
      'menu',
      200,
      { 'content-type': 'x-application/json' },
      '1',
      { reason: 'content type' },
    ],
    [
      'a longer type for HTML',
      'cardForm',
      200,
      { 'content-type': 'text/html5' },
      'x',
      { reason: 'content type' },
    ],
    [
      'a type before HTML',
      'cardForm',
      200,
      { 'content-type': 'x-text/html' },
      'x',
      { reason: 'content type' },
    ],
    [
      'details of a longer type',
      'orderAuthorized',
      200,
      { 'content-type': 'text/plainer' },
      '1',
      { reason: 'content type' },
    ],
    [
      'details of a type before',
      'orderAuthorized',
      200,
      { 'content-type': 'x-text/plain' },
      '1',
      { reason: 'content type' },
    ],
    [
      'a damaged gzip',
      'menu',
      200,
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      '1',
      { reason: 'content encoding' },
    ],
    [
      'a damaged br',
      'menu',
      200,
      { ...JSON_TYPE, 'content-encoding': 'br' },
      '1',
      { reason: 'content encoding' },
    ],
    ['the status 300', 'menu', 300, JSON_TYPE, '1', { kind: 'broken', status: 300 }],
    ['the status 400', 'menu', 400, {}, '', { kind: 'refused', status: 400 }],
    ['the status 499', 'menu', 499, {}, '', { kind: 'refused', status: 499 }],
    [
      'a redirect of an account call',
      'resetPassword',
      302,
      JSON_TYPE,
      '{"result":{"message":"No"}}',
      { kind: 'broken', message: undefined },
    ],
    [
      'a refusal with too long a message',
      'menu',
      422,
      JSON_TYPE,
      `{"result":{"message":"${'x'.repeat(16_384)}"}}`,
      { kind: 'refused', message: undefined },
    ],
    ['no type', 'menu', 200, {}, '{}', { reason: 'content type' }],
    ['bad JSON', 'menu', 200, JSON_TYPE, '{', { reason: 'JSON' }],
    [
      'JSON cut to nothing',
      'menu',
      200,
      { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
      '',
      { reason: 'JSON' },
    ],
    ['too much', 'invoice', 200, JSON_TYPE, `"${'x'.repeat(16_384)}"`, { reason: 'too large' }],
    [
      'an unknown encoding',
      'menu',
      200,
      { ...JSON_TYPE, 'content-encoding': 'zstd' },
      '{}',
      { reason: 'content encoding' },
    ],
    [
      'a page in place of details',
      'orderAuthorized',
      200,
      { 'content-type': 'text/html' },
      '<p>',
      { reason: 'content type' },
    ],
    ['a redirect', 'menu', 302, {}, '', { kind: 'broken', status: 302, reason: 'status' }],
    [
      'a 500 of an account call',
      'resetPassword',
      500,
      JSON_TYPE,
      '{"result":{"message":"Busy"}}',
      { kind: 'broken', status: 500, message: 'Busy' },
    ],
    [
      'a 500 of a menu',
      'menu',
      500,
      JSON_TYPE,
      '{"result":{"message":"Busy"}}',
      { kind: 'broken', status: 500, message: undefined },
    ],
    [
      'a refusal',
      'menu',
      404,
      JSON_TYPE,
      '{"result":{"message":"No"}}',
      { kind: 'refused', status: 404, message: 'No' },
    ],
    [
      'a refusal of another shape',
      'menu',
      422,
      { ...JSON_TYPE, 'retry-after': '9' },
      '{"error":"No"}',
      { kind: 'refused', message: undefined, retryAfterSeconds: 9 },
    ],
    [
      'a refusal as a page',
      'menu',
      403,
      { 'content-type': 'text/html' },
      '<p>',
      { message: undefined },
    ],
  ])('fails with %s', async (_, name, status, headers, body, failure) => {
    await expect(read(name, answerWith(status, headers, body))).rejects.toMatchObject({ failure });
  });

  it.each([
    [502, 'temporary'],
    [503, 'temporary'],
    [504, 'temporary'],
    [500, 'final'],
    [501, 'final'],
    [505, 'final'],
    [302, 'final'],
    [404, 'final'],
  ])('says whether another try makes sense after %i: %s', async (status, stage) => {
    await expect(read('menu', answerWith(status, {}))).rejects.toMatchObject({ stage });
  });

  it('gives no details when they were cut off', async () => {
    const answer: RequestListener = (request, response) => {
      response.writeHead(200, JSON_TYPE).write('{', () => request.socket.resetAndDestroy());
    };
    expect(await read('orderAuthorized', answer)).toBeUndefined();
  });
});
