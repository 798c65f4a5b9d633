import fc from 'fast-check';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { Agent } from 'undici';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { callLimits } from './call-limits.ts';
import type { CallName } from './call-limits.ts';
import { parseMessage, readAnswer, toPlainValues } from './read-answer.ts';

type Headers = Readonly<Record<string, string>>;
type Row = readonly [string, CallName, number, Headers, string | Buffer, unknown];

const as = (type: string): Headers => ({ 'content-type': type });
const JSON_TYPE = as('application/json');
const GZIP = { ...JSON_TYPE, 'content-encoding': 'gzip' };
const BROTLI = { ...JSON_TYPE, 'content-encoding': 'br' };
const CHUNKED = { 'transfer-encoding': 'chunked' };
const EMPTY_GZIP_PAGE = { ...as('text/html'), 'content-encoding': 'gzip', ...CHUNKED };
const WAITING = { ...JSON_TYPE, 'retry-after': '9' };
const LATIN_2 = as('application/json; charset=iso-8859-2');
/** In windows-1250, the charset without a declaration, the last byte is another letter. */
const CIORBA_IN_LATIN_2 = Buffer.from('"Ciorb\xe3 \xb9"', 'latin1');
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const TYPE = { reason: 'content type' };
const ENCODING = { reason: 'content encoding' };
const TOO_LARGE = { reason: 'too large' };
const OUTSIDE = 'refusal outside the contract';
const LATER = { kind: 'broken', status: 400, reason: OUTSIDE, retryAfterSeconds: 9 };
const BUSY = { kind: 'broken', status: 500, message: 'Busy' };
const SILENT = { kind: 'refused', message: undefined };
const SMALL_BYTES = callLimits.invoice.maxBodyBytes;
const FULL = `"${'x'.repeat(SMALL_BYTES - 2)}"`;
const full: unknown = JSON.parse(FULL);
const messageOf = (message: string): string => JSON.stringify({ result: { message } });

describe('reading an answer of the provider', () => {
  const agent = new Agent();
  let provider: RecordingServer;
  let answer: RequestListener;

  const read = async (
    name: CallName,
    status: number,
    headers: Headers,
    body: string | Buffer = '',
  ): Promise<unknown> => {
    answer = (_, response) => void response.writeHead(status, headers).end(body);
    const { origin } = provider;
    return readAnswer(await agent.request({ origin, path: '/', method: 'GET' }), callLimits[name]);
  };

  beforeAll(async () => {
    provider = await startRecordingServer((request, response) => answer(request, response));
  });
  afterAll(async () => {
    await agent.destroy();
    await provider.close();
  });

  // 'An object' in a title is the body of a call that accepts any object.
  it.each<Row>([
    ['JSON', 'menu', 200, JSON_TYPE, '{"a":1}', { a: 1 }],
    ['JSON with a +json type', 'menu', 200, as('application/hal+json'), '1', 1],
    ['a 201 with a space behind the type', 'menu', 201, as('application/json ;'), '1', 1],
    ['JSON in a declared legacy charset', 'menu', 200, LATIN_2, CIORBA_IN_LATIN_2, 'Ciorbă š'],
    ['HTML', 'cardForm', 200, as('Text/Html ;a'), '<p>', '<p>'],
    ['gzip', 'menu', 200, GZIP, gzipSync('1'), 1],
    ['br', 'menu', 200, { ...JSON_TYPE, 'content-encoding': ' BR ' }, brotliCompressSync('1'), 1],
    ['an object', 'orderAuthorized', 200, JSON_TYPE, '{"a":1}', { a: 1 }],
    ['an object without a type', 'orderAuthorized', 200, {}, '{"a":1}', { a: 1 }],
    ['an object as plain text', 'orderAuthorized', 200, as('text/plain'), '{}', {}],
    ['an object with a +json type', 'resetPassword', 200, as('application/hal+json'), '{}', {}],
    ['exactly 16 KB', 'invoice', 200, JSON_TYPE, FULL, full],
    ['exactly 16 KB as gzip', 'invoice', 200, GZIP, gzipSync(FULL), full],
    ['an empty page as gzip', 'cardForm', 200, EMPTY_GZIP_PAGE, '', ''],
  ])('gives the expected value for %s', async (_, name, status, headers, body, value) => {
    expect(await read(name, status, headers, body)).toEqual(value);
  });

  it.each<Row>([
    ['no type', 'menu', 200, {}, '{}', TYPE],
    ['the type application/jsonp', 'menu', 200, as('application/jsonp'), '1', TYPE],
    ['the type x-application/json', 'menu', 200, as('x-application/json'), '1', TYPE],
    ['the type text/html5 in place of HTML', 'cardForm', 200, as('text/html5'), 'x', TYPE],
    ['the type x-text/html in place of HTML', 'cardForm', 200, as('x-text/html'), 'x', TYPE],
    ['JSON in place of HTML', 'cardForm', 200, JSON_TYPE, '"x"', TYPE],
    ['a page in place of an object', 'orderAuthorized', 200, as('text/html'), '{}', TYPE],
    ['an object of the type text/plainer', 'orderAuthorized', 200, as('text/plainer'), '{}', TYPE],
    ['an object of the type x-text/plain', 'orderAuthorized', 200, as('x-text/plain'), '{}', TYPE],
    ['more than 16 KB', 'invoice', 200, JSON_TYPE, `${FULL} `, TOO_LARGE],
    ['more than 16 KB as gzip', 'invoice', 200, GZIP, gzipSync(`${FULL} `), TOO_LARGE],
    ['more than 16 KB as br', 'invoice', 200, BROTLI, brotliCompressSync(`${FULL} `), TOO_LARGE],
    ['a damaged gzip', 'menu', 200, GZIP, '1', ENCODING],
    ['a damaged br', 'menu', 200, BROTLI, '1', ENCODING],
    ['an unknown encoding', 'menu', 200, { ...GZIP, 'content-encoding': 'zstd' }, '{}', ENCODING],
    [
      'no bytes in place of JSON',
      'menu',
      200,
      { ...JSON_TYPE, ...CHUNKED },
      '',
      { reason: 'JSON' },
    ],
    ['the status 299', 'menu', 299, JSON_TYPE, '1', { kind: 'broken', status: 299 }],
    ['a refusal as a page', 'menu', 403, as('text/html'), messageOf('No'), { reason: OUTSIDE }],
    ['a refusal above 16 KB', 'menu', 422, JSON_TYPE, messageOf(FULL), { reason: OUTSIDE }],
    ['a refusal that says when to repeat it', 'menu', 400, WAITING, '{"error":"No"}', LATER],
    ['a message with an overload', 'menu', 429, JSON_TYPE, messageOf('No'), { reason: 'status' }],
    ['a message with another status', 'menu', 405, JSON_TYPE, messageOf('No'), { kind: 'broken' }],
    ['a 500 of an account call', 'resetPassword', 500, JSON_TYPE, messageOf('Busy'), BUSY],
    ['such a 500 as a page', 'resetPassword', 500, as('text/html'), '<p>', { message: undefined }],
    ['a refusal without visible text', 'menu', 409, JSON_TYPE, messageOf(' \u200b'), SILENT],
  ])('fails for %s', async (_, name, status, headers, body, failure) => {
    await expect(read(name, status, headers, body)).rejects.toMatchObject({ failure });
  });

  it.each([400, 401, 403, 404, 409, 410, 422])(
    "takes a %i with `result.message` for the provider's refusal",
    async (status) => {
      const failure = { kind: 'refused', status, message: 'No' };
      const refusal = read('menu', status, JSON_TYPE, messageOf('No'));
      await expect(refusal).rejects.toMatchObject({ failure });
    },
  );

  it.each([
    '{"data":{"status":"error"}}',
    '{"result":{"message":"Parola a fost schimbată."}}',
    '{"message":"Plata a fost confirmată.","data":{}}',
    '{"status":"ok"}',
    '{"success":true}',
    '{"success":"1","ok":1}',
    '{"status":200,"code":"00"}',
    '{"maintenance":false,"errors":null,"error":"false","Fault":0}',
    '{"type":"order"}',
    '{"error":null,"errors":[],"fault":"","success":true,"status":"paid","statusCode":200}',
  ])('takes %s for a success', async (body) => {
    expect(await read('orderAuthorized', 200, JSON_TYPE, body)).toEqual(JSON.parse(body));
  });

  it.each([
    '{"status":"error"}',
    '{"status":"Fail","data":{}}',
    '{"status":" failure "}',
    '{"status":false}',
    '{"STATUS":"503 Service Unavailable"}',
    '{"result":{"message":"Parola a fost schimbată."},"status":"error"}',
    '{"code":503}',
    '{"code":"404"}',
    '{"statusCode":"503"}',
    '{"status_code":500}',
    '{"message":"Service Unavailable"}',
    '{"Message":"Forbidden"}',
    '{"detail":"Not found"}',
    '{"type":"about:blank","title":"Bad Gateway"}',
    '{"message":"An unexpected error occurred","request_id":"5"}',
    '{"maintenance":true}',
    '{"success":"false"}',
    '{"success":0}',
    '{"ok":"False"}',
    '{"Error":"x","error":null}',
    '{"errors":[{}]}',
    '{"fault":{}}',
  ])('takes %s for no success', async (body) => {
    const failure = { kind: 'broken', reason: 'object' };
    const sent = read('orderAuthorized', 200, JSON_TYPE, body);
    await expect(sent).rejects.toMatchObject({ failure });
  });

  it.each([
    ['a redirect', 'activateAccount', 302],
    ['another answer that is not read', 'menu', 204],
  ] as const)(
    'destroys the body of %s, and ignores later errors of the body',
    async (_, name, statusCode) => {
      const body = new Readable({ read: () => undefined });
      await readAnswer({ statusCode, headers: {}, body }, callLimits[name]).catch(() => undefined);
      expect(body.destroyed).toBe(true);
      expect(() => body.emit('error', new Error('reset'))).not.toThrow();
    },
  );

  describe("of which the call needs no 'data:' addresses", () => {
    const readChunks = (
      chunks: readonly Buffer[],
      headers: Headers = JSON_TYPE,
    ): Promise<unknown> =>
      readAnswer({ statusCode: 200, headers, body: Readable.from(chunks) }, callLimits.menu);
    const picture = `data:image/webp;base64,${'QUJD'.repeat(30_000)}`;

    it.each<[string, string]>([
      ['"data:image/png;base64,AAAA"', ''],
      [String.raw`"DATA:image\/png;base64,AA\/A"`, ''],
      ['"data:;base64,AAAA"', ''],
      ['"data:,A"', ''],
      [String.raw`"data:image/svg+xml,<svg title=\"a\" alt=\"\\\">"`, ''],
      ['"data: 5 mai"', 'data: 5 mai'],
      ['"data:5"', 'data:5'],
      ['"o data:image/png"', 'o data:image/png'],
      [String.raw`"o \"data:image/png"`, 'o "data:image/png'],
    ])('reads %s as %j, wherever the chunks are cut', async (json, value) => {
      const bytes = Buffer.from(`{"a":${json},"ț":[${json},1]}`);
      for (let size = 1; size <= bytes.length; size += 1) {
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        expect(await readChunks(chunks)).toEqual({ a: value, ț: [value, 1] });
      }
    });

    it.each<[string, Headers, (json: string) => Buffer]>([
      ['without compression', JSON_TYPE, (json) => Buffer.from(json)],
      ['with gzip', GZIP, (json) => gzipSync(json)],
      ['with br', BROTLI, (json) => brotliCompressSync(json, QUICKLY)],
    ])('reads a menu with 12 MB of pictures %s', async (_, headers, pack) => {
      const flavours = Array.from({ length: 100 }, () => ({ name: 'Supă', image: picture }));
      const read = await readChunks([pack(JSON.stringify(flavours))], headers);
      expect(read).toEqual(flavours.map(({ name }) => ({ name, image: '' })));
    });

    it('fails for pictures of more than 16 MiB', async () => {
      const menu = Buffer.from(JSON.stringify(Array.from({ length: 150 }, () => picture)));
      await expect(readChunks([menu])).rejects.toMatchObject({ failure: TOO_LARGE });
    });

    it('reads the wrappers of a document database as plain values', async () => {
      const json = '{"price":{"$numberDecimal":"18.50"},"_id":{"$oid":"a1"}}';
      expect(await readChunks([Buffer.from(json)])).toEqual({ price: 18.5, _id: 'a1' });
    });

    it('keeps them for other calls', async () => {
      const body = Readable.from([Buffer.from('{"a":"data:image/png,"}')]);
      const answer = { statusCode: 200, headers: JSON_TYPE, body };
      expect(await readAnswer(answer, callLimits.orderAuthorized)).toEqual({
        a: 'data:image/png,',
      });
    });
  });
});

describe("the provider's message", () => {
  it.each([
    ['  Linkul\r\n\ta expirat ', 'Linkul a expirat'],
    ['\ud800Nu', undefined],
    ['Link\ufffdul', undefined],
    ['<p>Linkul a expirat.</p><p>Cere &quot;altul&quot;.</p>', 'Linkul a expirat. Cere "altul".'],
    ['<script>Nu</script>', '<script>Nu</script>'],
    ['m'.repeat(301), 'm'.repeat(300)],
    [`${'m'.repeat(299)} m`, 'm'.repeat(299)],
    ['🙂'.repeat(301), '🙂'.repeat(300)],
    [' \n\0', undefined],
  ])('%j is read as %j', (message, text) => {
    expect(parseMessage(message)).toBe(text);
  });
});

describe('the plain form of a JSON value', () => {
  it.each<[unknown, unknown]>([
    [{ $numberDecimal: '18.50' }, 18.5],
    [{ $numberDecimal: '1.85E+1' }, 18.5],
    [{ $numberDecimal: '-0' }, -0],
    [{ $numberDouble: '18.5' }, 18.5],
    [{ $numberDouble: 18.5 }, 18.5],
    [{ $numberInt: '10' }, 10],
    [{ $numberInt: 10 }, 10],
    [{ $numberLong: '22' }, 22],
    [{ $oid: '65a1f0c2e4b0a1b2c3d4e5f6' }, '65a1f0c2e4b0a1b2c3d4e5f6'],
    [{ $date: '2024-07-01T07:00:00Z' }, '2024-07-01T07:00:00Z'],
    [{ $date: 1_719_817_200_000 }, '2024-07-01T07:00:00.000Z'],
    [{ $date: { $numberLong: '1719817200000' } }, '2024-07-01T07:00:00.000Z'],
  ])('of %j is %j', (sent, plain) => {
    expect(toPlainValues(sent)).toBe(plain);
    expect(toPlainValues({ list: [sent, { field: sent }] })).toEqual({
      list: [plain, { field: plain }],
    });
  });

  it.each<unknown>([
    { $numberDecimal: 'NaN' },
    { $numberDouble: 'Infinity' },
    { $numberInt: '' },
    { $numberLong: '9'.repeat(400) },
    { $numberDecimal: ['1'] },
    { $oid: 7 },
    { $date: 'x', $oid: 'y' },
    { $date: { $numberLong: 'x' } },
    { $date: 1e300 },
    { $uuid: 'x' },
    null,
    'text',
  ])('of %j is the same value', (sent) => {
    expect(toPlainValues(sent)).toEqual(sent);
  });

  it('equals every JSON value that has no wrapper', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (sent) => {
        fc.pre(!JSON.stringify(sent).includes('"$'));
        expect(toPlainValues(sent)).toEqual(sent);
      }),
    );
  });

  it('can be written as JSON, however deep the sent value is', () => {
    const deep: unknown = JSON.parse(`${'[{"a":'.repeat(200_000)}1${'}]'.repeat(200_000)}`);
    expect(() => JSON.stringify(deep)).toThrow(RangeError);
    expect(JSON.stringify(toPlainValues({ categories: [], deep }))).toBe(
      '{"categories":[],"deep":[{"a":[{"a":[{"a":[{"a":[{"a":[null]}]}]}]}]}]}',
    );
  });
});
