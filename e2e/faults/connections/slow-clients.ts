import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { apiRoutes } from '../../../lib/api/api-routes.ts';

const DRIP_EVERY_MS = 500;
const HOST = 'Host: site.example\r\n';

export type SlowClient = {
  /** Resolves when the server closes the connection; `sent` is what the server sent before. */
  readonly closed: Promise<{ readonly ms: number; readonly sent: string }>;
  readonly destroy: () => void;
};

function open(origin: string, start: string, drip: string): SlowClient {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  const socket: Socket = connect(Number(port), hostname);
  let sent = '';
  socket.setEncoding('latin1').on('data', (text: string) => (sent += text));
  socket.on('error', () => undefined);
  if (start !== '') socket.write(start);
  const dripping = drip === '' ? undefined : setInterval(() => socket.write(drip), DRIP_EVERY_MS);
  return {
    closed: new Promise((resolve) => {
      socket.on('close', () => {
        clearInterval(dripping);
        resolve({ ms: performance.now() - startedAt, sent });
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
