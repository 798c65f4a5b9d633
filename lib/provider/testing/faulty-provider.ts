import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createLog } from '@/lib/log';
import type { Log } from '@/lib/log';

const JSON_TYPE = { 'content-type': 'application/json' };
const DRIP_EVERY_MS = 100;
const HUGE_BYTES = 50 * 1_048_576;
/** Compressed in advance, because compressing takes as long as a call's deadline. */
const BOMB = gzipSync(Buffer.alloc(HUGE_BYTES, ' '), { level: 1 });
const CHUNK = Buffer.alloc(65_536, '"');

export type FaultyProvider = {
  readonly origin: string;
  readonly requests: readonly IncomingMessage[];
  /** Requests whose answer is neither complete nor cut off. */
  readonly unfinished: () => number;
  readonly sentBytes: () => number;
  readonly close: () => Promise<void>;
};

/** A real server on a free port that answers as the test demands and records the requests. */
export async function startProvider(answer: RequestListener): Promise<FaultyProvider> {
  const requests: IncomingMessage[] = [];
  let unfinished = 0;
  let sentBytes = 0;
  const server = createServer((request, response) => {
    requests.push(request);
    unfinished += 1;
    response.on('close', () => (unfinished -= 1));
    answer(request, response);
  });
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sentBytes += socket.bytesWritten;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = isAddress(address) ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    unfinished: () => unfinished,
    sentBytes: () => sentBytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

export const silentLog: Log = createLog('silent');

export const sendJson =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
  };

/** The faults of a provider that were observed or are possible. */
export const faults = {
  status: (status: number) => sendJson({ result: { message: 'No' } }, status),
  hang: () => undefined,
  hangAfterHeaders: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_TYPE).write('{');
  },
  drip: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), DRIP_EVERY_MS);
    response.on('close', () => clearInterval(timer));
  },
  reset: (request: IncomingMessage) => {
    request.socket.resetAndDestroy();
  },
  resetAfterHeaders: (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_TYPE).write('{', () => request.socket.resetAndDestroy());
  },
  wrongType: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('{}');
  },
  badJson: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_TYPE).end('{"categories": [');
  },
  malformedHttp: (request: IncomingMessage) => {
    request.socket.end('NONSENSE\r\n\r\n');
  },
  huge: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_TYPE);
    const pump = (sent: number): void => {
      if (sent >= HUGE_BYTES || response.destroyed) response.end();
      else response.write(CHUNK, () => pump(sent + CHUNK.length));
    };
    pump(0);
  },
  gzipBomb: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(BOMB);
  },
  damagedGzip: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('no gzip');
  },
  unknownEncoding: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'zstd' }).end('{}');
  },
  redirect: (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(302, { ...JSON_TYPE, location: '/elsewhere' }).end('{}');
  },
} as const;
