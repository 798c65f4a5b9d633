import { IncomingMessage, ServerResponse } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { captureAnswer } from './capture-answer.ts';
import type { CapturedAnswer } from './capture-answer.ts';
import { markStale, prepareAnswer } from './send-answer.ts';
import { chooseEncoding, ENCODINGS } from './choose-encoding.ts';
import type { Encoding } from './choose-encoding.ts';
import { formatEtag, isNotModified } from './matches-etag.ts';
import { getLog } from '@/lib/log';
import { createCompressionQueue, isCompressible } from './compress-body.ts';

describe('a captured answer', () => {
  let response: ServerResponse;
  let answers: CapturedAnswer[];

  const capture = (): void => captureAnswer(response, (answer) => answers.push(answer));

  beforeEach(() => {
    response = new ServerResponse(new IncomingMessage(new Socket()));
    response.setHeader('X-Before', '1');
    answers = [];
  });

  it.each<readonly [string, () => unknown, Partial<CapturedAnswer>]>([
    ['no body', () => response.end(), { status: 200, headers: {}, body: Buffer.alloc(0) }],
    ['a text', () => response.end('ș'), { body: Buffer.from('ș') }],
    ['bytes', () => response.end(new Uint8Array([0, 255])), { body: Buffer.from([0, 255]) }],
    [
      'parts in their order',
      () => [response.write('a'), response.write(Buffer.from('b')), response.end('c')],
      { body: Buffer.from('abc') },
    ],
    [
      'no body if `end` gets only a callback',
      () => response.end(() => 0),
      { body: Buffer.alloc(0) },
    ],
    [
      'the headers of `setHeader` and of `writeHead`',
      () =>
        response
          .setHeader('ETag', '"a"')
          .writeHead(404, { Link: ['<a>', '<b>'], Age: 5 })
          .end(),
      { status: 404, headers: { etag: '"a"', link: ['<a>', '<b>'], age: '5' } },
    ],
    [
      'headers in a list',
      () => response.writeHead(200, ['ETag', '"a"', 'Link', ['<a>', '<b>']]).end(),
      { headers: { etag: '"a"', link: ['<a>', '<b>'] } },
    ],
    [
      'headers after a reason phrase',
      () => response.writeHead(503, 'Busy', { 'Retry-After': '1' }).end(),
      { status: 503, headers: { 'retry-after': '1' } },
    ],
    [
      'no headers if `writeHead` gets only a reason phrase',
      () => response.writeHead(503, 'Busy').end(),
      { status: 503, headers: {} },
    ],
    [
      'no header whose value is undefined',
      () => response.writeHead(200, { 'X-None': undefined }).end(),
      { headers: {} },
    ],
  ])('has %s', (_, answer, expected) => {
    capture();
    answer();
    expect(answers).toEqual([expect.objectContaining(expected)]);
  });

  it('does not end before the framework ends it, and nothing of it is sent', () => {
    capture();
    response.flushHeaders();
    expect(response.writeHead(404, { 'X-Added': '1' }).write('a')).toBe(true);
    expect(answers).toEqual([]);
    response.end();
    expect([answers.length, response.headersSent, response.writableEnded]).toEqual([
      1,
      false,
      false,
    ]);
  });

  it('leaves its status in the response, but not its headers; earlier headers of the response stay', () => {
    capture();
    response.setHeader('X-Added', '1');
    response.writeHead(404).end();
    expect([response.statusCode, response.getHeaders()]).toEqual([404, { 'x-before': '1' }]);
    expect(answers.map(({ headers }) => headers)).toEqual([{ 'x-added': '1' }]);
  });

  it('gives the response its earlier methods back, and drops those that the framework added', () => {
    const setHeader = response.setHeader.bind(response);
    const [before, wrapped] = [jest.fn(setHeader), jest.fn(setHeader)];
    response.setHeader = before;
    capture();
    const { end } = response;
    Object.assign(response, { setHeader: wrapped, on: wrapped, end: () => end() });
    response.end();
    expect(response.setHeader).toBe(before);
    for (const name of ['flushHeaders', 'writeHead', 'write', 'end', 'on'] as const) {
      expect(response[name]).toBe(ServerResponse.prototype[name]);
    }
  });

  it('ends once when a wrapper of the framework ends it twice', () => {
    capture();
    const { end } = response;
    expect([end('a'), end('b')]).toEqual([response, response]);
    expect(answers.map(({ body }) => body.toString())).toEqual(['a']);
  });

  it('calls the callbacks of the framework asynchronously, as a real response does', async () => {
    const [written, ended] = [jest.fn(), jest.fn()];
    capture();
    response.write('a', written);
    response.end('b', 'utf8', ended);
    expect([written, ended].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await new Promise(process.nextTick);
    expect([written, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

const BODY = Buffer.from('<p>ș');
const HEADERS = { etag: '"a"', 'content-type': 'text/html', 'x-nextjs-cache': 'MISS', age: '5' };
const page = { status: 200, headers: HEADERS, encoding: 'identity', body: BODY } as const;

type Answer = Parameters<typeof prepareAnswer>[0];

/** The list has names and values in turn. */
const toObject = (list: readonly unknown[]): object =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : [])));

describe('a prepared answer', () => {
  const stateAndAge = { 'x-nextjs-cache': 'MISS', age: '5' };
  const ofBody = { 'content-type': 'text/html', 'content-length': 5 };

  it.each<readonly [string, Partial<Answer>, OutgoingHttpHeaders, OutgoingHttpHeaders]>([
    ['without encoding', {}, { etag: '"a"', ...stateAndAge }, ofBody],
    [
      'with an encoding',
      { encoding: 'br' },
      { etag: '"a-br"', ...stateAndAge },
      { ...ofBody, 'content-encoding': 'br' },
    ],
    ['with a state', { state: 'HIT' }, { etag: '"a"', age: '5', 'x-nextjs-cache': 'HIT' }, ofBody],
    [
      'from headers with the length of another encoding',
      { headers: { 'content-length': 9_999 } },
      {},
      { 'content-length': 5 },
    ],
    [
      'with a state, but without the header of the state',
      { headers: { link: ['<a>', '<b>'], age: undefined }, state: 'HIT' },
      { link: ['<a>', '<b>'] },
      { 'content-length': 5 },
    ],
  ])('%s has all headers, and for 304 all but those of the body', (_, change, common, ofWhole) => {
    const { headers, headersOf304, body } = prepareAnswer({ ...page, ...change });
    expect(toObject(headers)).toEqual({ ...common, ...ofWhole });
    expect(toObject(headersOf304)).toEqual(common);
    expect(body).toBe(BODY);
  });

  it.each<readonly [string, Partial<Answer>, string | undefined]>([
    ['the ETag without the encoding', { encoding: 'gzip' }, '"a"'],
    ['undefined if the headers have no ETag', { headers: {} }, undefined],
    ['undefined for an error', { status: 404 }, undefined],
  ])('has in `etag` %s', (_, change, expected) => {
    expect(prepareAnswer({ ...page, ...change }).etag).toBe(expected);
  });

  it('changes only in `x-nextjs-cache` when it is marked as stale', () => {
    const answer = prepareAnswer({ ...page, state: 'HIT' });
    const { headers, headersOf304, ...others } = markStale(answer);
    expect(toObject(headers)).toEqual({ ...toObject(answer.headers), 'x-nextjs-cache': 'STALE' });
    expect(toObject(headersOf304)).toEqual({ etag: '"a"', age: '5', 'x-nextjs-cache': 'STALE' });
    expect(answer).toMatchObject(others);
    const withoutState = prepareAnswer({ ...page, headers: {} });
    expect(markStale(withoutState)).toEqual(withoutState);
  });
});

describe('the encoding of an answer', () => {
  it.each<readonly [string | undefined, readonly Encoding[], Encoding | undefined]>([
    [undefined, ENCODINGS, 'identity'],
    ['gzip, deflate, br, zstd', ENCODINGS, 'br'],
    ['gzip, deflate, br', ['gzip', 'identity'], 'gzip'],
    ['x-gzip', ENCODINGS, 'gzip'],
    ['gzip ; q=0.2 , br ; q=0.4', ENCODINGS, 'br'],
    ['br;q=0, gzip', ENCODINGS, 'gzip'],
    ['*', ENCODINGS, 'br'],
    ['*;q=0.5, br;q=0', ENCODINGS, 'gzip'],
    ['identity;q=1, gzip;q=0.5', ENCODINGS, 'identity'],
    ['gzip, identity;q=0', ['identity'], undefined],
    ['gzip', ['br', 'identity'], 'identity'],
    // The client refuses every encoding, and gets the one that the framework would send.
    ['identity;q=0', ENCODINGS, 'identity'],
    // A weight that is no number from 0 to 1 counts as zero.
    ['br;q=2, gzip', ENCODINGS, 'gzip'],
    ['br;q=x, gzip', ENCODINGS, 'gzip'],
  ])('for "%s" among %j is %s', (header, available, expected) => {
    expect(chooseEncoding(header, available)).toBe(expected);
  });

  const weight = fc.constantFrom('', ';q=0', ';q=0.001', ';q=0.5', ';q=1');
  const part = fc.tuple(fc.constantFrom('gzip', 'br', 'identity', '*', 'deflate'), weight);
  const available = fc.subarray([...ENCODINGS]);

  it('is available and not refused (except `identity`), or is undefined if no available one is accepted by name', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { selector: ([name]) => name }),
        available,
        (parts, have) => {
          const chosen = chooseEncoding(parts.map((words) => words.join('')).join(', '), have);
          const isOffered = have.some((encoding) =>
            parts.some(([name, q]) => name === encoding && q !== ';q=0'),
          );
          if (chosen === undefined) return expect(isOffered).toBe(false);
          expect(have).toContain(chosen);
          const refused = parts.some(([name, q]) => name === chosen && q === ';q=0');
          if (chosen !== 'identity') expect(refused).toBe(false);
        },
      ),
    );
  });

  it('is found for any text of the header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(ENCODINGS).toContain(chooseEncoding(header, ENCODINGS));
      }),
    );
  });
});

const ETAG = '"abc123"';

describe('a conditional request', () => {
  it.each([
    [undefined, false],
    ['"abc123"', true],
    ['W/"abc123"', true],
    ['"abc123-gzip"', true],
    ['W/"abc123-gzip"', true],
    ['"other", W/"abc123"', true],
    [' * ', true],
    ['"other"', false],
    ['"abc123-zip"', false],
    ['abc123', false],
    ['"abc123', false],
    ['', false],
  ])('with If-None-Match %s is answered 304: %s', (known, expected) => {
    const headers = known === undefined ? {} : { 'if-none-match': known };
    expect(isNotModified(headers, ETAG)).toBe(expected);
  });

  it('of a forced reload (`no-cache`) gets the whole answer', () => {
    const headers = { 'if-none-match': ETAG, 'cache-control': 'max-age=0, no-cache' };
    expect(isNotModified(headers, ETAG)).toBe(false);
  });

  it('is never answered 304 if the answer has no ETag', () => {
    expect(isNotModified({ 'if-none-match': '*' }, undefined)).toBe(false);
  });

  it('is answered 304 for the ETag of any encoding of the answer, and for no other ETag', () => {
    const tag = fc.stringMatching(/^[\w+/]{1,20}$/).map((text) => `"${text}"`);
    const encoding = fc.constantFrom('identity', 'gzip', 'br');
    fc.assert(
      fc.property(tag, tag, encoding, (sent, other, chosen) => {
        const headers = { 'if-none-match': formatEtag(sent, chosen) };
        expect(isNotModified(headers, sent)).toBe(true);
        expect(isNotModified(headers, other)).toBe(other === sent);
      }),
    );
  });
});

describe('the ETag', () => {
  it('differs between encodings, because their bytes differ', () => {
    const tags = (['identity', 'gzip', 'br'] as const).map((name) => formatEtag(ETAG, name));
    expect(tags).toEqual(['"abc123"', '"abc123-gzip"', '"abc123-br"']);
  });
});

const KIB = 1_024;

describe('a body', () => {
  it.each([
    ['text/html; charset=utf-8', KIB, true],
    ['text/html; charset=utf-8', KIB - 1, false],
    ['image/svg+xml', KIB, true],
    ['image/png', KIB, false],
    ['font/woff2', KIB, false],
    ['application/json', KIB, true],
    [undefined, KIB, true],
  ])('of the type %s with %i bytes is worth a compression: %s', (type, bytes, expected) => {
    const [headers, body] = [{ 'content-type': type }, Buffer.alloc(bytes)];
    expect(isCompressible({ headers, body })).toBe(expected);
    const encoded = { ...headers, 'content-encoding': 'br' };
    expect(isCompressible({ headers: encoded, body })).toBe(false);
  });
});

describe('the queue of compressions', () => {
  it('runs one compression at a time, in order, and drops a new one while 100 are waiting', async () => {
    const compressLater = createCompressionQueue();
    const blocked = Promise.withResolvers<undefined>();
    const done = Promise.withResolvers<undefined>();
    const ran: number[] = [];
    for (let number = 0; number <= 102; number += 1) {
      compressLater(async () => {
        ran.push(number);
        await blocked.promise;
        if (number === 100) done.resolve(undefined);
      });
    }
    expect(ran).toEqual([0]);
    blocked.resolve(undefined);
    await done.promise;
    compressLater(async () => void ran.push(200));
    await new Promise(setImmediate);
    expect(ran).toEqual([...Array.from({ length: 101 }, (_, number) => number), 200]);
  });

  it('logs a failed compression, and runs the next one', async () => {
    const logged = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
    const compressLater = createCompressionQueue();
    const failure = new Error('canary');
    const next = jest.fn(() => Promise.resolve());
    compressLater(() => Promise.reject(failure));
    compressLater(next);
    await new Promise(setImmediate);
    expect(next).toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([[{ err: failure }, 'A kept answer was not compressed']]);
  });
});
