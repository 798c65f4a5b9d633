import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { startRecordingServer } from '../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../e2e/support/unit/recording-server.ts';
import { bodyLimits } from '../request/request-body.ts';
import { createBodyHolder } from './guard.ts';

const CALL = '/api/token/verify';
const REPORTS = '/api/reports/violations';
const RETURN = '/payment/librapay/client/response';
const CHUNKED = 'Transfer-Encoding: chunked';

const lengthOf = (bytes: number): string => `Content-Length: ${bytes}`;
const chunk = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n`;

/** What the stand-in for the framework got of a request. */
type Passed = { readonly body: string; readonly length: string | undefined };

describe('a body', () => {
  let server: RecordingServer;
  let passed: Passed[];
  let sockets: Socket[];

  const start = async (handle: ReturnType<typeof createBodyHolder>): Promise<void> => {
    const answer = async (request: IncomingMessage): Promise<void> => {
      passed.push({ body: await text(request), length: request.headers['content-length'] });
    };
    server = await startRecordingServer((request, response) => {
      handle(request, response, () => {
        answer(request).then(
          () => response.end('answered'),
          () => response.destroy(),
        );
      });
    });
  };
  const open = (head: string, ...parts: readonly string[]): Socket => {
    const socket = connect(Number(new URL(server.origin).port));
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(`${head}\r\nHost: a\r\n${parts[0] ?? ''}\r\n\r\n${parts.slice(1).join('')}`);
    return socket;
  };
  /** Resolves when the server has answered as many requests as `answers`. */
  const readAnswers = async (socket: Socket, answers = 1): Promise<string> => {
    let received = '';
    for await (const data of socket) {
      received += String(data);
      if (received.split('answered').length > answers) return received;
    }
    return received;
  };

  beforeEach(async () => {
    [passed, sockets] = [[], []];
    await start(createBodyHolder());
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    return server.close();
  });

  it.each([
    ['with a length', [lengthOf(2), '{}'], '{}'],
    ['of one chunk', [CHUNKED, chunk('{}'), chunk('')], '{}'],
    ['of many pieces', [CHUNKED, ...Array.from('x'.repeat(99), chunk), chunk('')], 'x'.repeat(99)],
    ['of no byte', [CHUNKED, chunk('')], ''],
  ])('%s is passed on whole', async (_name, parts, body) => {
    await readAnswers(open(`POST ${CALL} HTTP/1.1`, ...parts));
    expect(passed.map((request) => request.body)).toEqual([body]);
  });

  it.each([
    [CALL, bodyLimits.apiCall],
    [REPORTS, bodyLimits.violations],
    [RETURN, bodyLimits.bankReturn],
    [`${RETURN}?lang=en`, bodyLimits.bankReturn],
  ])(
    'to %s of %i bytes is passed on whole, and of one more is answered before it arrives',
    async (path, limit) => {
      const body = 'x'.repeat(limit);
      await readAnswers(open(`POST ${path} HTTP/1.1`, lengthOf(limit), body));
      await readAnswers(open(`POST ${path} HTTP/1.1`, lengthOf(limit + 1)));
      expect(passed).toEqual([
        { body, length: `${limit}` },
        { body: '', length: `${limit + 1}` },
      ]);
    },
  );

  it('is passed on when it is complete, in the asynchronous context of its request', async () => {
    const contexts = new AsyncLocalStorage<string>();
    const inContext: (string | undefined)[] = [];
    const hold = createBodyHolder();
    await server.close();
    await start((request, response, passOn) => {
      contexts.enterWith(request.url ?? '');
      hold(request, response, () => {
        inContext.push(contexts.getStore());
        passOn();
      });
    });
    const socket = open(`POST ${CALL} HTTP/1.1`, lengthOf(4), 'ab');
    await wait(50);
    expect(passed).toEqual([]);
    socket.write('cd');
    await readAnswers(socket);
    expect(passed).toEqual([{ body: 'abcd', length: '4' }]);
    expect(inContext).toEqual([CALL]);
  });

  it('that is never complete is not passed on', async () => {
    const socket = open(`POST ${CALL} HTTP/1.1`, lengthOf(4), 'ab');
    await once(socket, 'connect');
    await wait(50);
    socket.destroy();
    await wait(50);
    expect(passed).toEqual([]);
  });

  it.each([
    ['POST /terms', lengthOf(10_000_000), '10000000'],
    ['POST /terms', CHUNKED, '0'],
    [`PUT ${RETURN}`, lengthOf(5), '5'],
    [`GET ${CALL}`, lengthOf(5), '5'],
  ])('that no route reads is answered before it arrives: %s, %s', async (line, header, length) => {
    await readAnswers(open(`${line} HTTP/1.1`, header));
    expect(passed).toEqual([{ body: '', length }]);
  });

  it('of chunks is answered when it has become too large, and gets a length', async () => {
    const piece = chunk('x'.repeat(1_000));
    await readAnswers(
      open(`POST ${CALL} HTTP/1.1`, CHUNKED, ...Array.from({ length: 5 }, () => piece)),
    );
    expect(passed).toEqual([{ body: '', length: '5000' }]);
  });

  it('that is not kept does not change the next request on its connection', async () => {
    const body = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500);
    const next = `POST ${CALL} HTTP/1.1\r\nHost: a\r\n${lengthOf(2)}\r\n\r\n{}`;
    const socket = open('POST /terms HTTP/1.1', lengthOf(body.length), body, next);
    const received = await readAnswers(socket, 2);
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(passed.map((request) => request.body)).toEqual(['', '{}']);
  });

  it('is refused beyond 4,096 bytes while unfinished bodies take too much memory', async () => {
    await server.close();
    await start(createBodyHolder({ allBodiesMaxBytes: 20_000 }));
    const half = 'x'.repeat(10_000);
    const [first] = [1, 2].map(() => open(`POST ${REPORTS} HTTP/1.1`, lengthOf(60_000), half));
    while (server.requests.length < 2) await wait(10);
    await readAnswers(open(`POST ${REPORTS} HTTP/1.1`, lengthOf(5_000), 'x'.repeat(5_000)));
    await readAnswers(open(`POST ${CALL} HTTP/1.1`, lengthOf(2), '{}'));
    expect(passed.map(({ body }) => body)).toEqual(['', '{}']);

    first?.destroy();
    while (server.unfinished() > 1) await wait(10);
    await readAnswers(open(`POST ${REPORTS} HTTP/1.1`, lengthOf(5_000), 'x'.repeat(5_000)));
    expect(passed[2]?.body).toHaveLength(5_000);
  });
});
