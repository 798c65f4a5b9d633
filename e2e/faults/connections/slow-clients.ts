import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { apiRoutes } from '../../../lib/api/api-routes.ts';

const DRIP_EVERY_MS = 500;
const HOST = 'Host: site.example\r\n';

export type SlowClient = {
  /**
   * Resolves when the connection is closed. `ms` is the time since the client began to connect, and
   * `received` is what the client received.
   */
  readonly closed: Promise<{ readonly ms: number; readonly received: string }>;
  readonly destroy: () => void;
};

/** Sends `start` once and `drip` every `DRIP_EVERY_MS`. Does not send an empty text. */
function open(origin: string, start: string, drip: string): SlowClient {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  const socket: Socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  if (start !== '') socket.write(start);
  const dripping = drip === '' ? undefined : setInterval(() => socket.write(drip), DRIP_EVERY_MS);
  return {
    closed: new Promise((resolve) => {
      socket.on('close', () => {
        clearInterval(dripping);
        resolve({ ms: performance.now() - startedAt, received });
      });
    }),
    destroy: () => socket.destroy(),
  };
}

export const dripHeaders = (origin: string): SlowClient =>
  open(origin, `GET /terms HTTP/1.1\r\n${HOST}X-Slow: `, 'a');

export const dripBody = (origin: string): SlowClient =>
  open(
    origin,
    `POST ${apiRoutes.verifyToken} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n` +
      'Sec-Fetch-Site: same-origin\r\nContent-Length: 1000\r\n\r\n',
    ' ',
  );

export const stayIdle = (origin: string): SlowClient => open(origin, '', '');
