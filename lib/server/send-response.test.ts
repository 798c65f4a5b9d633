import { IncomingMessage } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { getLog } from '@/lib/log';
import {
  chooseEncoding,
  createCompressionQueue,
  ENCODINGS,
  isCompressible,
  isNotModified,
  prepareResponse,
  sendResponse,
} from './send-response.ts';
import type { Asked, CacheState, Encoding } from './send-response.ts';
import { CollectedResponse } from './render-page.ts';
import type { RenderedPage } from './render-page.ts';

const BODY = Buffer.from('<p>ș');
const HEADERS = { etag: '"a"', 'content-type': 'text/html', age: '5' };
const page = { status: 200, headers: HEADERS, encoding: 'identity', body: BODY } as const;

type Answer = Parameters<typeof prepareResponse>[0];

/** The list has names and values in turn. */
const toObject = (list: readonly unknown[]): object =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : [])));

describe('a prepared response', () => {
  const ofBody = { 'content-type': 'text/html', 'content-length': 5 };

  it.each<readonly [string, Partial<Answer>, OutgoingHttpHeaders, OutgoingHttpHeaders]>([
    ['without encoding', {}, { etag: '"a"', age: '5' }, ofBody],
    [
      'with an encoding',
      { encoding: 'br' },
      { etag: '"a-br"', age: '5' },
      { ...ofBody, 'content-encoding': 'br' },
    ],
    [
      'from headers with the length of another encoding',
      { headers: { 'content-length': 9_999 } },
      {},
      { 'content-length': 5 },
    ],
    [
      'from headers with several values, or without a value',
      { headers: { link: ['<a>', '<b>'], age: undefined } },
      { link: ['<a>', '<b>'] },
      { 'content-length': 5 },
    ],
  ])('%s has all headers, and for 304 all but those of the body', (_, change, common, ofWhole) => {
    const { headers, headersOf304, body } = prepareResponse({ ...page, ...change });
    expect(toObject(headers)).toEqual({ ...common, ...ofWhole });
    expect(toObject(headersOf304)).toEqual(common);
    expect(body).toBe(BODY);
  });

  it.each<readonly [string, Partial<Answer>, string | undefined]>([
    ['the ETag without the encoding', { encoding: 'gzip' }, '"a"'],
    ['undefined if the headers have no ETag', { headers: {} }, undefined],
    ['undefined for an error', { status: 404 }, undefined],
  ])('has in `etag` %s', (_, change, expected) => {
    expect(prepareResponse({ ...page, ...change }).etag).toBe(expected);
  });
});

describe('a sent response', () => {
  const send = async (
    { method = 'GET', headers = {} }: Partial<Asked> = {},
    change: Partial<Answer> = {},
    state: CacheState = 'hit',
  ): Promise<Pick<RenderedPage, 'status' | 'headers' | 'body'>> => {
    const response = new CollectedResponse(new IncomingMessage(new Socket()));
    sendResponse({ method, headers }, response, prepareResponse({ ...page, ...change }), state);
    const body = await response.ended.promise;
    return { status: response.statusCode, headers: response.getHeaders(), body };
  };

  it.each([
    ['hit', 'site; hit'],
    ['stale', 'site; hit; detail=stale'],
    ['miss', 'site; fwd=miss'],
  ] as const)('says in `Cache-Status` that it was a %s, also with 304', async (state, expected) => {
    for (const headers of [{}, { 'if-none-match': '"a"' }]) {
      expect((await send({ headers }, {}, state)).headers['cache-status']).toBe(expected);
    }
  });

  it('has a body, except for HEAD and with 304', async () => {
    const [whole, head] = [await send(), await send({ method: 'HEAD' })];
    expect([whole.status, whole.body]).toEqual([200, BODY]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers).toEqual(whole.headers);
    const notModified = await send({ headers: { 'if-none-match': '"a-br"' } });
    expect([notModified.status, notModified.body.length]).toEqual([304, 0]);
    expect(notModified.headers).not.toHaveProperty('content-length');
  });

  it('is not 304 for an error', async () => {
    const answer = await send({ headers: { 'if-none-match': '*' } }, { status: 404 });
    expect(answer.status).toBe(404);
  });
});

describe('the encoding of a response', () => {
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

  it('of a forced reload (`no-cache`) gets the whole response', () => {
    const headers = { 'if-none-match': ETAG, 'cache-control': 'max-age=0, no-cache' };
    expect(isNotModified(headers, ETAG)).toBe(false);
  });

  it('is never answered 304 if the response has no ETag', () => {
    expect(isNotModified({ 'if-none-match': '*' }, undefined)).toBe(false);
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
    expect(logged.mock.calls).toEqual([[{ err: failure }, 'A stored page was not compressed']]);
  });
});
