import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { Agent } from 'undici';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { callLimits } from './call-limits.ts';
import type { CallName } from './call-limits.ts';
import { readAnswer } from './read-answer.ts';

const as = (type: string): Readonly<Record<string, string>> => ({ 'content-type': type });
const JSON_TYPE = as('application/json');
const GZIP = { ...JSON_TYPE, 'content-encoding': 'gzip' };
const BROTLI = { ...JSON_TYPE, 'content-encoding': 'br' };
const TYPE = { reason: 'content type' };
const ENCODING = { reason: 'content encoding' };
/** The limit of the body for calls with small answers (`SMALL_MAX_BYTES` in `call-limits.ts`). */
const SMALL_BYTES = 16_384;
const FULL = `"${'x'.repeat(SMALL_BYTES - 2)}"`;

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

  // 'Details' in a title is the body of `orderAuthorized`, which need not be JSON.
  it.each<[string, CallName, number, Readonly<Record<string, string>>, string | Buffer, unknown]>([
    ['JSON', 'menu', 200, JSON_TYPE, '{"a":1}', { a: 1 }],
    ['JSON with a +json type', 'menu', 200, as('application/hal+json'), '1', 1],
    ['HTML', 'cardForm', 200, as('text/html; charset=utf-8'), '<p>', '<p>'],
    [
      'JSON in a declared legacy charset',
      'menu',
      200,
      as('application/json; charset=iso-8859-2'),
      Buffer.from('"Ciorb\xe3"', 'latin1'),
      'Ciorbă',
    ],
    [
      'HTML in a legacy charset that is not declared',
      'cardForm',
      200,
      as('text/html'),
      Buffer.from('<p>Plat\xe3 \xeen lei', 'latin1'),
      '<p>Plată în lei',
    ],
    ['gzip', 'menu', 200, GZIP, gzipSync('1'), 1],
    ['br', 'menu', 200, { ...JSON_TYPE, 'content-encoding': ' BR ' }, brotliCompressSync('1'), 1],
    ['no content', 'menu', 204, {}, '', undefined],
    ['an empty body', 'menu', 200, { 'content-length': '0' }, '', undefined],
    ['a body that the call does not need', 'activateAccount', 200, {}, 'OK', undefined],
    ['details', 'orderAuthorized', 200, JSON_TYPE, '{"a":1}', { a: 1 }],
    ['details without a type', 'orderAuthorized', 200, {}, '{"a":1}', { a: 1 }],
    ['details as plain text', 'orderAuthorized', 200, as('text/plain'), '7', 7],
    ['a 299 with a space behind the type', 'menu', 299, as('application/json ;'), '1', 1],
    ['HTML with a space behind its type', 'cardForm', 200, as('Text/Html ;a'), 'x', 'x'],
    ['details with a +json type', 'orderAuthorized', 200, as('application/hal+json'), '1', 1],
    ['exactly 16 KB', 'invoice', 200, JSON_TYPE, FULL, 'x'.repeat(SMALL_BYTES - 2)],
    ['exactly 16 KB as gzip', 'invoice', 200, GZIP, gzipSync(FULL), 'x'.repeat(SMALL_BYTES - 2)],
    [
      'an empty page as gzip',
      'cardForm',
      200,
      { 'content-type': 'text/html', 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' },
      '',
      '',
    ],
    ['details that are no JSON', 'orderAuthorized', 200, {}, 'OK', undefined],
    ['empty details with an HTML type', 'orderAuthorized', 200, as('text/html'), '', undefined],
    [
      'details above 16 KB',
      'orderAuthorized',
      200,
      JSON_TYPE,
      `"${'x'.repeat(16_384)}"`,
      undefined,
    ],
  ])('gives the expected value for %s', async (_, name, status, headers, body, value) => {
    expect(await read(name, answerWith(status, headers, body))).toEqual(value);
  });

  it.each<[string, CallName, number, Readonly<Record<string, string>>, string | Buffer, object]>([
    ['HTML in place of JSON', 'menu', 200, as('text/html'), '{}', TYPE],
    ['the type application/jsonp', 'menu', 200, as('application/jsonp'), '1', TYPE],
    ['the type x-application/json', 'menu', 200, as('x-application/json'), '1', TYPE],
    ['the type text/html5 in place of HTML', 'cardForm', 200, as('text/html5'), 'x', TYPE],
    ['the type x-text/html in place of HTML', 'cardForm', 200, as('x-text/html'), 'x', TYPE],
    ['details of the type text/plainer', 'orderAuthorized', 200, as('text/plainer'), '1', TYPE],
    ['details of the type x-text/plain', 'orderAuthorized', 200, as('x-text/plain'), '1', TYPE],
    ['more than 16 KB as gzip', 'invoice', 200, GZIP, gzipSync(`${FULL} `), ENCODING],
    ['more than 16 KB as br', 'invoice', 200, BROTLI, brotliCompressSync(`${FULL} `), ENCODING],
    ['a damaged gzip', 'menu', 200, GZIP, '1', ENCODING],
    ['a damaged br', 'menu', 200, BROTLI, '1', ENCODING],
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
      'a refusal above 16 KB',
      'menu',
      422,
      JSON_TYPE,
      `{"result":{"message":"${'x'.repeat(16_384)}"}}`,
      { kind: 'refused', message: undefined },
    ],
    ['no type', 'menu', 200, {}, '{}', TYPE],
    ['bad JSON', 'menu', 200, JSON_TYPE, '{', { reason: 'JSON' }],
    [
      'no bytes in place of JSON',
      'menu',
      200,
      { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
      '',
      { reason: 'JSON' },
    ],
    ['more than 16 KB', 'invoice', 200, JSON_TYPE, `${FULL} `, { reason: 'too large' }],
    [
      'an unknown encoding',
      'menu',
      200,
      { ...JSON_TYPE, 'content-encoding': 'zstd' },
      '{}',
      ENCODING,
    ],
    ['a page in place of details', 'orderAuthorized', 200, as('text/html'), '<p>', TYPE],
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
      'a refusal with Retry-After and without a message',
      'menu',
      422,
      { ...JSON_TYPE, 'retry-after': '9' },
      '{"error":"No"}',
      { kind: 'refused', message: undefined, retryAfterSeconds: 9 },
    ],
    ['a refusal as a page', 'menu', 403, as('text/html'), '<p>', { message: undefined }],
  ])('fails for %s', async (_, name, status, headers, body, failure) => {
    await expect(read(name, answerWith(status, headers, body))).rejects.toMatchObject({ failure });
  });

  it.each([
    [503, 'temporary'],
    [500, 'final'],
    [302, 'final'],
    [404, 'final'],
  ])('fails for the status %i with the stage %s', async (status, stage) => {
    await expect(read('menu', answerWith(status, {}))).rejects.toMatchObject({ stage });
  });

  it.each([
    ['an answer that is not read', 'activateAccount', 200],
    ['a failure', 'menu', 500],
  ] as const)(
    'destroys the body of %s, and ignores later errors of the body',
    async (_, name, statusCode) => {
      const body = new Readable({ read: () => undefined });
      await readAnswer({ statusCode, headers: {}, body }, callLimits[name]).catch(() => undefined);
      expect(body.destroyed).toBe(true);
      expect(() => body.emit('error', new Error('reset'))).not.toThrow();
    },
  );

  it('gives no details if the connection is reset before the end of the body', async () => {
    const answer: RequestListener = (request, response) => {
      response.writeHead(200, JSON_TYPE).write('{', () => request.socket.resetAndDestroy());
    };
    expect(await read('orderAuthorized', answer)).toBeUndefined();
  });
});
