import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import type { ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sendBytes, sendRaw } from '../../e2e/support/browser/raw-request.ts';
import { startRecordingServer } from '../../e2e/support/unit/recording-server.ts';
import type { RecordingServer } from '../../e2e/support/unit/recording-server.ts';
import { watchedLog } from '../../e2e/support/unit/watched-log.ts';
import { CLIENT_HEADER } from '../request/client-address.ts';
import { bodyLimits } from '../request/request-body.ts';
import {
  createBodyHolder,
  createClientIdentifier,
  forbidStoringErrors,
  formatOriginForm,
  formatUtf8Query,
  isHostileHeader,
  normalizeRequest,
  redirectToOneSpelling,
} from './guard.ts';

describe('the target of a request', () => {
  it.each([
    ['/terms?a=1', '/terms?a=1'],
    ['//evil.example/terms', '//evil.example/terms'],
    ['http://evil.example/terms?a=1', '/terms?a=1'],
    ['HTTPS://user@evil.example:8443/Terms/', '/Terms/'],
    ['http://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['h2c://evil.example/a', '/a'],
    ['?next=http://evil.example/a', '/'],
    ['*', '/'],
    ['', '/'],
  ])('%j becomes %j', (target, path) => {
    expect(formatOriginForm(target)).toBe(path);
  });
});

describe('the query of a request', () => {
  it.each([
    [
      'in windows-1250',
      '/a?RC=05&MESSAGE=Plat%E3+refuzat%E3',
      '/a?RC=05&MESSAGE=Plat%C4%83%20refuzat%C4%83',
    ],
    ['of plain bytes', '/a?MESSAGE=Plat\xe3', '/a?MESSAGE=Plat%C4%83'],
    ['of plain bytes that are UTF-8', '/a?b=\xc4\x83', '/a?b=%C4%83'],
    ['with a name in windows-1250', '/a?%E3=1&b', '/a?%C4%83=1&b'],
    ['with an incomplete escape', '/a?b=%zz&c=%E3', '/a?b=%25zz&c=%C4%83'],
  ])('%s becomes UTF-8: %j', (_name, target, utf8) => {
    expect(formatUtf8Query(target)).toBe(utf8);
    expect(formatUtf8Query(utf8)).toBe(utf8);
  });

  it.each(['/a', '/a?', '/%E3', '/a?b=%C4%83+c&&d==%26%3D', '/a?b=%00'])(
    'stays unchanged in %s',
    (target) => {
      expect(formatUtf8Query(target)).toBe(target);
    },
  );

  it.each(['%E3&', '\xe3&', '%E3=', '%zz&', '\xe3', '%C4%83&\xe3&'])(
    'stays unchanged, and is not decoded, if it is long and consists of %j',
    (part) => {
      const target = `/a?${part.repeat(15_500 / part.length)}`;
      const decode = jest.spyOn(TextDecoder.prototype, 'decode');
      expect(formatUtf8Query(target)).toBe(target);
      // Two for each part that is decoded.
      expect(decode.mock.calls.length).toBeLessThanOrEqual(64);
      decode.mockRestore();
    },
  );

  it('becomes UTF-8 if each of the 15 fields of the bank is in windows-1250', () => {
    const fields = (bytes: string): string =>
      Array.from({ length: 15 }, (_, index) => `F${index}=${bytes.repeat(300)}`).join('&');
    expect(formatUtf8Query(`/a?${fields('\xe3')}`)).toBe(`/a?${fields('\xe3')}`);
    expect(formatUtf8Query(`/a?${fields('a').replaceAll('=', '=\xe3')}`)).toBe(
      `/a?${fields('a').replaceAll('=', '=%C4%83')}`,
    );
  });
});

describe('a header of a request', () => {
  it.each([
    'content-security-policy',
    'content-security-policy-report-only',
    'x-nonce',
    'x-nextjs-data',
    'x-middleware-subrequest',
    'x-prerender-revalidate',
    'next-resume',
    'x-visitor-language',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded-port',
  ])('named %s is removed, on the development server too', (name) => {
    expect([isHostileHeader(name, false), isHostileHeader(name, true)]).toEqual([true, true]);
  });

  it.each(['x-nextjs-request-id', 'x-nextjs-html-request-id'])(
    'named %s is removed, except on the development server, whose client needs it',
    (name) => {
      expect([isHostileHeader(name, false), isHostileHeader(name, true)]).toEqual([true, false]);
    },
  );

  it.each(['accept', 'accept-language', 'cookie', 'x-forwarded-for', 'x-request-id', 'host'])(
    'named %s is kept',
    (name) => {
      expect(isHostileHeader(name, false)).toBe(false);
    },
  );
});

describe('an unusual request', () => {
  let server: RecordingServer;
  const send = (line: string, ...headers: readonly string[]): Promise<string> =>
    sendBytes(
      server.origin,
      [line, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n'),
    );

  beforeAll(async () => {
    server = await startRecordingServer((request, response) => {
      if (!normalizeRequest(request, false)) return;
      const { method, url, headers } = request;
      response.end(`${method} ${url} ${Object.keys(headers).join(' ')}`);
    });
  });
  afterAll(() => server.close());

  it.each([
    ['TRACE /a', [], 'OPTIONS /a host'],
    ['GET http://evil.example/a', [], 'GET /a host'],
    ['OPTIONS *', [], 'OPTIONS / host'],
    ['GET /a?%E3', [], 'GET /a?%C4%83 host'],
    ['GET /a', ['X-Word: host', 'X-Other: host'], 'GET /a host'],
  ])('%s with the headers %j becomes %s', async (line, headers, expected) => {
    expect(await send(`${line} HTTP/1.1`, ...headers)).toContain(expected);
  });

  it('loses its hostile headers in any case, and keeps the others', async () => {
    const given = ['X-Forwarded-Proto: https', 'X-MIDDLEWARE-Rewrite: b', 'X-Nonce: 1'];
    const answer = await send('GET /a HTTP/1.1', ...given, 'X-Forwarded-For: 10.0.0.1');
    expect(answer).toMatch(/GET \/a host connection x-forwarded-for$/);
  });

  it.each(['Host', 'host', 'HOST'])('with a second header %s gets no answer', async (name) => {
    expect(await send('GET /a HTTP/1.1', `${name}: b`)).toBe('');
  });
});

describe('the freshness of an error', () => {
  let server: RecordingServer;
  let answer: (response: ServerResponse) => unknown;

  beforeAll(async () => {
    server = await startRecordingServer((_, response) => {
      forbidStoringErrors(response);
      answer(response);
      response.end();
    });
  });
  afterAll(() => server.close());

  const YEAR = 's-maxage=31536000';

  it.each<readonly [string, (to: ServerResponse) => unknown]>([
    ['with a header that was set', (to) => to.setHeader('Cache-Control', YEAR).writeHead(404)],
    ['with an object', (to) => to.writeHead(404, { 'cache-control': YEAR, 'x-other': undefined })],
    ['with a list and a reason', (to) => to.writeHead(500, 'Broken', ['Cache-Control', 'public'])],
    ['without the header', (to) => to.writeHead(400)],
  ])('%s is no-store', async (_, send) => {
    answer = send;
    const { status, headers } = await sendRaw(server.origin, '/');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is left as it is if it forbids storage in more words', async () => {
    answer = (response) => response.writeHead(503, { 'cache-control': 'private, no-store' });
    const { headers } = await sendRaw(server.origin, '/');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('changes no other header, and not the reason', async () => {
    answer = (response) =>
      response.writeHead(503, 'Busy', { 'Retry-After': 5, 'Set-Cookie': ['a=1', 'b=2'] });
    const { headers, statusText } = await fetch(server.origin);
    expect([headers.get('retry-after'), headers.getSetCookie(), statusText]).toEqual([
      '5',
      ['a=1', 'b=2'],
      'Busy',
    ]);
  });

  it('is left as it is in a response that is no error', async () => {
    answer = (response) => response.writeHead(200, ['Cache-Control', YEAR]);
    expect((await sendRaw(server.origin, '/')).headers['cache-control']).toBe(YEAR);
  });
});

describe('the spelling of an address', () => {
  let server: RecordingServer;

  beforeAll(async () => {
    server = await startRecordingServer((request, response) => {
      if (!redirectToOneSpelling(request, response)) response.end(request.url);
    });
  });
  afterAll(() => server.close());

  it.each([
    ['/te%72ms', '/terms'],
    ['/te%72ms?a=%62&c', '/terms?a=%62&c'],
    ['/terms#a', '/terms'],
    ['/terms?a#b', '/terms?a'],
    ['//evil.example/', '/evil.example'],
    ['/_next/static/chunks/a%2ejs', '/_next/static/chunks/a.js'],
  ])('of %s is redirected to %s', async (target, location) => {
    const { status, headers, body } = await sendRaw(server.origin, target);
    expect([status, headers.location, body]).toEqual([308, location, '']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('of a page with a token is redirected with the headers of such pages', async () => {
    const { headers } = await sendRaw(server.origin, '/Activate/abc');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each(['/x/../terms', '/%2e/terms?a', '/restaurant//menu', '/_next/static/chunks%2fa.js'])(
    'of %s is passed on as that of an unknown page',
    async (target) => {
      expect((await sendRaw(server.origin, target)).body).toBe('/nu-exista');
    },
  );

  it.each(['/', '/?a', '/terms?x=%2e%2e', '/activate/AbC', '/restaurant/a/table/%C8%99', '/%zz'])(
    'of %s is passed on unchanged',
    async (target) => {
      expect((await sendRaw(server.origin, target)).body).toBe(target);
    },
  );
});

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

const REDIS_URL = 'redis://127.0.0.1:6379';

type Sent = { readonly address?: string; readonly forwardedFor?: readonly string[] };

describe('the key of a client', () => {
  const createRequest = ({ address = '127.0.0.1', forwardedFor = [] }: Sent): IncomingMessage => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    const request = new IncomingMessage(socket);
    if (forwardedFor.length > 0) request.headers['x-forwarded-for'] = forwardedFor.join(', ');
    request.headersDistinct['x-forwarded-for'] = [...forwardedFor];
    return request;
  };
  type Identify = ReturnType<typeof createClientIdentifier>;
  const create = (trustedHops: number, redisUrl?: string, log = watchedLog().log): Identify =>
    createClientIdentifier(trustedHops, redisUrl, () => log);
  const keyOf = (identify: Identify, sent: Sent, claimed?: string): string => {
    const request = createRequest(sent);
    if (claimed !== undefined) request.headers[CLIENT_HEADER] = claimed;
    identify(request);
    return String(request.headers[CLIENT_HEADER]);
  };

  it('differs between clients, and does not show the address', () => {
    const identify = create(0);
    const first = keyOf(identify, { address: '203.0.113.1' });
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(keyOf(identify, { address: '203.0.113.1' })).toBe(first);
    expect(keyOf(identify, { address: '203.0.113.2' })).not.toBe(first);
  });

  it('is that of the last address in a repeated X-Forwarded-For behind a proxy', () => {
    const identify = create(1);
    const first = keyOf(identify, { forwardedFor: ['203.0.113.1'] });
    expect(keyOf(identify, { forwardedFor: ['203.0.113.2'] })).not.toBe(first);
    expect(keyOf(identify, { forwardedFor: ['203.0.113.2', '203.0.113.1'] })).toBe(first);
  });

  it('cannot be set by the client', () => {
    const identify = create(1);
    expect(keyOf(identify, {}, 'made-up')).toBe(keyOf(identify, {}));
  });

  it('is found although the connection has been closed meanwhile', () => {
    const identify = create(0);
    const request = createRequest({ address: '203.0.113.1' });
    identify(request);
    Object.defineProperty(request, 'socket', { value: new Socket() });
    const key = keyOf(identify, { address: '203.0.113.1' });
    expect(request.headers[CLIENT_HEADER]).toBe(key);
  });

  it('is the same in all instances with the same shared store, and in no others', () => {
    const sent = { address: '203.0.113.1' };
    const first = keyOf(create(0, REDIS_URL), sent);
    expect(keyOf(create(0, REDIS_URL), sent)).toBe(first);
    expect(keyOf(create(0, `${REDIS_URL}/1`), sent)).not.toBe(first);
    expect(keyOf(create(0), sent)).not.toBe(keyOf(create(0), sent));
  });

  it.each([
    ['without trusted proxies is logged once, without the address', 0, 1],
    ['behind a proxy is not logged', 1, 0],
  ])('from X-Forwarded-For on a site %s', (_, trustedHops, lines) => {
    const watched = watchedLog();
    const identify = create(trustedHops, undefined, watched.log);
    keyOf(identify, {});
    expect(watched.lines).toEqual([]);
    for (const last of [1, 2]) keyOf(identify, { forwardedFor: [`203.0.113.${last}`] });
    expect(watched.lines).toHaveLength(lines);
    for (const line of watched.lines) {
      expect(line).toContain('TRUSTED_PROXY_HOPS');
      expect(line).not.toContain('203.0.113');
    }
  });
});
