import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { captureAnswer } from './capture-answer.ts';
import type { CapturedAnswer } from './capture-answer.ts';

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
