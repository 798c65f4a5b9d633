import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { OutgoingHttpHeaders, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { markStale, prepareAnswer, sendAnswer } from './send-answer.ts';

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

describe('a request to which a prepared answer is sent', () => {
  let server: Server;
  let answer: Answer;

  beforeEach(async () => {
    answer = { ...page, encoding: 'gzip' };
    // With this option Node throws when a body is written for HEAD or with 304, which fails the
    // test. Without this option Node drops the body.
    server = createServer({ rejectNonStandardBodyWrites: true }, (request, response) => {
      response.setHeader('x-before', '1');
      sendAnswer(request, response, prepareAnswer(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each<readonly [string, string, number, OutgoingHttpHeaders, number, string]>([
    ['gets the whole answer', 'GET', 200, {}, 200, '<p>ș'],
    ['gets the whole answer for another ETag', 'GET', 200, { 'if-none-match': '"b"' }, 200, '<p>ș'],
    ['gets 304 for the ETag of any encoding', 'GET', 200, { 'if-none-match': '"a-br"' }, 304, ''],
    ['gets the whole error for the same ETag', 'GET', 404, { 'if-none-match': '"a"' }, 404, '<p>ș'],
    ['gets no body for HEAD', 'HEAD', 200, {}, 200, ''],
    ['gets 304 for HEAD with the same ETag', 'HEAD', 200, { 'if-none-match': '"a"' }, 304, ''],
  ])('%s', async (_, method, status, headers, expectedStatus, body) => {
    answer = { ...answer, status };
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const [received] = await once(send({ port, method, headers, agent: false }).end(), 'response');
    expect([received.statusCode, await text(received)]).toEqual([expectedStatus, body]);
    expect(received.headers).toMatchObject({ 'x-before': '1', etag: '"a-gzip"' });
    const { 'content-length': length, 'content-encoding': encoding } = received.headers;
    expect([length, encoding]).toStrictEqual(
      expectedStatus === 304 ? [undefined, undefined] : ['5', 'gzip'],
    );
  });
});
