import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFault } from '../../sandbox/faults/answer-fault.ts';
import type { AnsweredFault } from '../../sandbox/faults/fault.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export type RecordingServer = {
  readonly origin: string;
  readonly requests: readonly IncomingMessage[];
  /** The number of requests whose response is not closed yet. */
  readonly unfinished: () => number;
  /** The number of bytes sent on closed connections. Open connections do not count. */
  readonly sentBytes: () => number;
  readonly close: () => Promise<void>;
};

/** Unlike the sandbox, this server counts sent bytes and unfinished requests. */
export async function startRecordingServer(answer: RequestListener): Promise<RecordingServer> {
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

export const sendJson =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
  };

export const sendStatus = (status: number): RequestListener =>
  sendJson({ result: { message: 'No' } }, status);

export const sendFault =
  (fault: AnsweredFault): RequestListener =>
  (request, response) =>
    answerFault(fault, request, response);

/** Resets the connection in the middle of the body. */
export const cutOff: RequestListener = (request, response) => {
  response.writeHead(200, JSON_TYPE).write('{', () => request.socket.resetAndDestroy());
};
