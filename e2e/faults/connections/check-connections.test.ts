import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { createSandboxControl } from '../../support/servers/sandbox-control.ts';
import type { Cells } from '../finding.ts';
import { checkShutdown } from './check-shutdown.ts';
import { checkSlowClients } from './check-slow-clients.ts';

const LIMIT_MS = 300;
const CHECK_EVERY_MS = 50;
const CALL_TIMEOUT_MS = 1_000;
const CLOSE_IDLE_AFTER_MS = 20;

const listBreached = (cells: Cells): readonly string[] =>
  [...cells].flatMap(([name, { breach }]) => (breach === undefined ? [] : [name]));

async function withServer<Value>(
  limitMs: number,
  answer: RequestListener,
  work: (origin: string, close: () => Promise<void>) => Promise<Value>,
  onConnection: (socket: Socket) => void = () => undefined,
): Promise<Value> {
  const server = createServer(
    {
      headersTimeout: limitMs,
      requestTimeout: limitMs,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    answer,
  );
  server.on('connection', onConnection);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  return work(`http://127.0.0.1:${port}`, close).finally(close);
}

/** Answers when the whole body has arrived. A client with a slow body does not get this answer. */
const answerWith =
  (status: number): RequestListener =>
  (request, response) => {
    request.on('error', () => undefined).resume();
    request.on('end', () => response.writeHead(status).end());
  };

describe('the check of slow clients', () => {
  const check = (limitMs: number, status: number): Promise<Cells> =>
    withServer(limitMs, answerWith(status), (origin) =>
      checkSlowClients(
        { origin, pid: process.pid },
        { slow: 2, idle: 2, headersMs: LIMIT_MS, bodyMs: LIMIT_MS },
      ),
    );

  it('accepts a server that closes slow connections and serves other visitors', async () => {
    expect(listBreached(await check(LIMIT_MS / 3, 200))).toEqual([]);
  });

  it('reports a server that closes idle connections at once', async () => {
    const longLimitMs = 10 * LIMIT_MS;
    const cells = await withServer(
      2 * LIMIT_MS,
      answerWith(200),
      (origin) =>
        checkSlowClients(
          { origin, pid: process.pid },
          { slow: 2, idle: 2, headersMs: longLimitMs, bodyMs: longLimitMs },
        ),
      (socket) => {
        setTimeout(() => {
          if (socket.bytesRead === 0) socket.destroy();
        }, CLOSE_IDLE_AFTER_MS);
      },
    );
    expect(listBreached(cells)).toEqual(['2 connections without a request']);
  });

  it('reports a server that keeps slow connections open and does not serve other visitors', async () => {
    expect(listBreached(await check(60_000, 503))).toEqual([
      '2 clients whose headers drip',
      '2 clients whose bodies drip',
      '2 connections without a request',
      'visits meanwhile',
    ]);
  });
});

describe('the check of a shutdown', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.stop());

  /** `checkShutdown` stops the site only after the sandbox has got a call. */
  const callProvider = (): Promise<unknown> =>
    fetch(`${sandbox.origin}/api/v2/restaurant/get-all`, {
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }).catch(() => undefined);

  it('reports requests that are cut off, and an exit code other than 0', async () => {
    const control = createSandboxControl(sandbox.controlOrigin);
    const cells = await withServer(
      60_000,
      (request, response) => {
        if (request.url === '/terms') response.end();
        else void callProvider();
      },
      (origin, close) => checkShutdown({ origin, stop: () => close().then(() => 1) }, control),
    );
    expect(listBreached(cells)).toEqual([
      '50 requests in flight at SIGTERM',
      'requests that arrived in the grace period',
      'exit',
    ]);
  });
});
