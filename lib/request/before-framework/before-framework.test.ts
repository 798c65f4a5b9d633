import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, get, IncomingMessage, request, ServerResponse } from 'node:http';
import type { ClientRequest, OutgoingHttpHeaders, RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getCloneableBody } from 'next/dist/server/body-streams';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { watchedLog } from '../../../e2e/support/unit/watched-log.ts';
import { CLIENT_HEADER } from '../client-address.ts';
import { ignoreAbortedRequests } from './aborted-requests.ts';
import { limitConnections, onConnection } from './connection-limits.ts';
import { handleBeforeFramework } from './handle-before-framework.ts';
import type { HandlerBeforeFramework } from './handle-before-framework.ts';
import { identifyClients } from './identify-clients.ts';
import { limitFreshness, withoutStaleWhileRevalidate } from './limit-freshness.ts';
import { onRequestStart } from './on-request-start.ts';

/** How often Node checks the time limits. The interval can be set only in `createServer`. */
const CHECK_EVERY_MS = 100;

let servers: Server[];
let endings: (() => void)[];

const install = (begin: () => void): void => void endings.push(recordSubscriptions(begin));
const portOf = (server: Server | undefined): number => {
  const address = server?.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
const listen = async (answer?: RequestListener): Promise<number> => {
  const server = createServer({ connectionsCheckingInterval: CHECK_EVERY_MS }, answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
};
type Answer = Pick<IncomingMessage, 'headers' | 'statusCode'> & { readonly body: string };
const visit = async (
  port: number,
  path = '/',
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> => {
  const [received] = await once(get({ port, path, headers, agent: false }), 'response');
  const { headers: sent, statusCode } = received;
  return { headers: sent, statusCode, body: await text(received) };
};

beforeEach(() => {
  [servers, endings] = [[], []];
});
afterEach(() => {
  for (const end of endings) end();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the start of a request', () => {
  it('is reported with request, answer and server', async () => {
    const listener = jest.fn();
    install(() => onRequestStart(listener));
    await visit(await listen((_, response) => response.end()));
    const [request_, response] = [expect.any(IncomingMessage), expect.any(ServerResponse)];
    expect(listener.mock.calls).toEqual([
      [expect.objectContaining({ request: request_, response, server: servers[0] })],
    ]);
  });

  it.each([
    [undefined],
    [null],
    ['request, response, server'],
    [{ response: {}, server: {} }],
    [{ request: {}, server: {} }],
    [{ request: {}, response: {} }],
  ])('is not reported for the message %j', (message) => {
    const listener = jest.fn();
    install(() => onRequestStart(listener));
    channel('http.server.request.start').publish(message);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a handler before the framework', () => {
  /** The names of the handlers and servers, in the order in which they got a request. */
  let got: string[];
  const collectAs =
    (name: string): HandlerBeforeFramework =>
    (_request, _response, passOn) => {
      got.push(name);
      passOn();
    };
  const add = (handle: HandlerBeforeFramework, metricsPort?: number): void =>
    install(() => handleBeforeFramework(handle, metricsPort));
  const start = (name: string): Promise<number> =>
    listen((_, response) => {
      got.push(name);
      response.end(name);
    });
  beforeEach(() => {
    got = [];
  });

  it('answers in place of the framework from the first request on, or passes a request on', async () => {
    add(({ url }, response, passOn) => (url === '/passed' ? passOn() : response.end('handler')));
    const port = await start('framework');
    for (const path of ['/', '/passed', '/']) {
      expect((await visit(port, path)).body).toBe(path === '/' ? 'handler' : 'framework');
    }
    expect(got).toEqual(['framework']);
  });

  it('passes the same request and answer on to every listener, with the server as `this`', async () => {
    let passed: readonly unknown[] = [];
    add((incoming, response, passOn) => {
      passed = [incoming, response];
      passOn();
    });
    const port = await start('framework');
    const second = jest.fn<undefined, unknown[]>();
    servers[0]?.on('request', second);
    await visit(port);
    expect([got, second.mock.calls.length]).toEqual([['framework'], 1]);
    expect(second.mock.calls[0]?.map((given, at) => given === passed[at])).toEqual([true, true]);
    expect(second.mock.contexts[0]).toBe(servers[0]);
  });

  it('gets each request once, before the handlers that were added earlier', async () => {
    add(collectAs('first'));
    add(collectAs('second'));
    const port = await start('framework');
    await visit(port);
    await visit(port);
    const turn = ['second', 'first', 'framework'];
    expect(got).toEqual([...turn, ...turn]);
  });

  it('gets the requests to each server, but none to the server of the metrics', async () => {
    const ports = [await start('site'), await start('other'), await start('metrics')] as const;
    add(collectAs('handler'), ports[2]);
    for (const port of ports) await visit(port);
    expect(got).toEqual(['handler', 'site', 'handler', 'other', 'metrics']);
  });
});

describe('a request whose client leaves', () => {
  const BODY = 'RC=00';
  type Exchange = {
    readonly sent: ClientRequest;
    readonly incoming: IncomingMessage;
    readonly response: ServerResponse;
  };

  /** Posts `BODY` with `length` as `Content-Length`, and waits until the server has the head. */
  async function send(length: number): Promise<Exchange> {
    install(ignoreAbortedRequests);
    const port = await listen();
    const headers = { 'content-length': length };
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers, agent: false });
    sent.on('error', () => undefined).write(BODY);
    const [incoming, response]: [IncomingMessage, ServerResponse] = await new Promise((resolve) => {
      servers[0]?.once('request', (...both) => resolve(both));
    });
    return { sent, incoming, response };
  }

  /**
   * Ends the client's connection, and waits for the request's error. The request emits the error
   * just after the response emits `close`, so one more turn of the event loop is enough.
   */
  async function leave({ sent, response }: Exchange): Promise<void> {
    const closed = once(response, 'close');
    sent.destroy();
    await closed;
    await nextTurn();
  }

  it('while Next waits for the rest of the body causes no error, and Next keeps waiting', async () => {
    const exchange = await send(BODY.length + 1);
    const body = getCloneableBody(exchange.incoming);
    body.cloneBodyStream();
    const settled = jest.fn();
    void body.finalize().then(settled, settled);
    await leave(exchange);
    expect(settled).not.toHaveBeenCalled();
  });

  it('after Next has read the body causes no uncaught exception', async () => {
    const exchange = await send(BODY.length);
    const body = getCloneableBody(exchange.incoming);
    body.cloneBodyStream();
    await body.finalize();
    const emitted = jest.spyOn(exchange.incoming, 'emit');
    // If the request had no listener for `error`, `emit` would throw, and the test would fail.
    await leave(exchange);
    expect(emitted).toHaveBeenCalledWith('error', expect.objectContaining({ message: 'aborted' }));
  });

  it('makes other code that reads the body fail', async () => {
    const exchange = await send(BODY.length + 1);
    const read = exchange.incoming.toArray().catch((error: unknown) => error);
    await leave(exchange);
    expect(await read).toHaveProperty('code', 'ECONNRESET');
  });

  it('keeps its listeners while the client is connected, so that other errors are reported', async () => {
    const exchange = await send(BODY.length + 1);
    const heard = once(exchange.incoming, 'error').catch((error: unknown) => error);
    exchange.incoming.emit('error', new Error('another'));
    expect(await heard).toMatchObject([{ message: 'another' }]);
    await leave(exchange);
  });

  it('keeps its listeners when its whole answer was sent', async () => {
    const exchange = await send(BODY.length);
    const listener = jest.fn();
    exchange.incoming.on('error', listener);
    exchange.response.end();
    await once(exchange.response, 'close');
    expect(exchange.incoming.listeners('error')).toContain(listener);
    exchange.sent.destroy();
  });
});

describe('the limits of connections', () => {
  it.each([
    ['headers do', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['body does', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
    ['silence does', ''],
  ])('are set with it, and close a connection whose %s not end', async (_, bytes) => {
    install(limitConnections);
    const port = await listen((incoming) => incoming.on('error', () => undefined).resume());
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(bytes);
    const lost = text(socket);
    const [server] = servers;
    if (server === undefined) throw new Error('No server');
    await once(server, 'connection');
    const { headersTimeout, requestTimeout, maxConnections } = server;
    expect([headersTimeout, requestTimeout, maxConnections]).toEqual([10_000, 20_000, 10_000]);
    // Shortens the limits for the test.
    server.headersTimeout = CHECK_EVERY_MS;
    server.requestTimeout = CHECK_EVERY_MS;
    expect(await lost).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are not set for a connection to a server that does not serve HTTP', () => {
    const listener = jest.fn();
    install(() => onConnection(listener));
    channel('net.server.socket').publish({ socket: { server: {} } });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the key of a client', () => {
  const start = async (trustedHops: number, log = watchedLog().log): Promise<number> => {
    install(() => identifyClients(trustedHops, undefined, () => log));
    return listen(({ headers }, response) => response.end(String(headers[CLIENT_HEADER])));
  };
  const keyOf = async (port: number, headers: OutgoingHttpHeaders): Promise<string> =>
    (await visit(port, '/', headers)).body;

  it('differs between clients, and is that of the last address in a repeated X-Forwarded-For', async () => {
    const port = await start(1);
    const first = await keyOf(port, { 'x-forwarded-for': '203.0.113.1' });
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await keyOf(port, { 'x-forwarded-for': '203.0.113.1' })).toBe(first);
    expect(await keyOf(port, { 'x-forwarded-for': '203.0.113.2' })).not.toBe(first);
    const both = { 'x-forwarded-for': ['203.0.113.2', '203.0.113.1'] };
    expect(await keyOf(port, both)).toBe(first);
  });

  it('cannot be set by the client', async () => {
    const port = await start(1);
    const own = await keyOf(port, {});
    for (const name of [CLIENT_HEADER, CLIENT_HEADER.toUpperCase()]) {
      expect(await keyOf(port, { [name]: 'made-up' })).toBe(own);
    }
  });

  it.each([
    ['without trusted proxies is logged once, without the address', 0, 1],
    ['behind a proxy is not logged', 1, 0],
  ])('from X-Forwarded-For on a site %s', async (_, trustedHops, lines) => {
    const watched = watchedLog();
    const port = await start(trustedHops, watched.log);
    await keyOf(port, {});
    expect(watched.lines).toEqual([]);
    for (const last of [1, 2]) await keyOf(port, { 'x-forwarded-for': `203.0.113.${last}` });
    expect(watched.lines).toHaveLength(lines);
    for (const line of watched.lines) {
      expect(line).toContain('TRUSTED_PROXY_HOPS');
      expect(line).not.toContain('203.0.113');
    }
  });
});

describe('the freshness of an answer', () => {
  const FRESHNESS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
  const start = (answer: RequestListener): Promise<number> => {
    install(limitFreshness);
    return listen(answer);
  };

  it.each([
    [FRESHNESS, 'public, max-age=0, s-maxage=60'],
    ['s-maxage=3600,stale-while-revalidate=31532400', 's-maxage=3600'],
    ['s-maxage=60, Stale-While-Revalidate, public', 's-maxage=60, public'],
    ['private, no-store', 'private, no-store'],
  ])('%j has without stale-while-revalidate the form %j', (sent, expected) => {
    expect(withoutStaleWhileRevalidate(sent)).toBe(expected);
  });

  it.each([
    ['to the router has no stale-while-revalidate', { rsc: '1' }, 'public, max-age=0, s-maxage=60'],
    ['to any other request is unchanged', {}, FRESHNESS],
  ])('%s', async (_, headers, expected) => {
    const port = await start((__, response) =>
      response.setHeader('Cache-Control', FRESHNESS).end('payload'),
    );
    const received = await visit(port, '/', headers);
    expect([received.headers['cache-control'], received.body]).toEqual([expected, 'payload']);
  });

  it('to the router stays missing if it is missing, and other headers stay', async () => {
    const port = await start((_, response) =>
      response.writeHead(204, { 'x-reason': 'empty' }).end(),
    );
    const { statusCode, headers } = await visit(port, '/', { rsc: '1' });
    expect([statusCode, headers['x-reason'], headers['cache-control']]).toEqual([
      204,
      'empty',
      undefined,
    ]);
  });

  const YEAR = 's-maxage=31536000';
  it.each<readonly [string, (response: ServerResponse) => void, string]>([
    [
      'with a header that was set',
      (response) => {
        response.statusCode = 404;
        response.setHeader('Cache-Control', YEAR).end();
      },
      'no-store',
    ],
    [
      'with an object',
      (response) => response.writeHead(404, { 'cache-control': YEAR }),
      'no-store',
    ],
    [
      'with a list, and a reason',
      (response) => response.writeHead(500, 'Broken', ['Cache-Control', 'public']),
      'no-store',
    ],
    ['without the header', (response) => response.writeHead(400), 'no-store'],
    [
      'that forbids storage in more words',
      (response) => response.writeHead(503, { 'cache-control': 'private, no-store' }),
      'private, no-store',
    ],
  ])('of an error %s forbids storage', async (_, send, expected) => {
    const port = await start((__, response) => {
      send(response);
      response.end();
    });
    for (const headers of [{}, { rsc: '1' }]) {
      const received = await visit(port, '/', headers);
      expect(received.statusCode).toBeGreaterThanOrEqual(400);
      expect(received.headers['cache-control']).toBe(expected);
    }
  });
});
