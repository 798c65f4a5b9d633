import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { expect, test } from './edge-test.ts';

/** nginx tries a failed instance again after 1 s. It counts in whole seconds, so 2 s may pass. */
const NOTICED_MS = 2_100;
const TRIES = 10;

async function serveAt(port: number): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'cache-control': 'no-store' }).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

test('two seconds after an instance has started again, the other instance can stop without a failed request', async ({
  startOwnEdge,
}) => {
  const ports = [await getFreePort(), await getFreePort()] as const;
  const other = await serveAt(ports[1]);
  const edge = await startOwnEdge(ports.map((port) => `127.0.0.1:${port}`));
  const post = async (): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    const options = { method: 'POST', headers, body: '{}' };
    return (await sendRaw(edge.origin, '/api/token/verify', options)).status;
  };
  for (let sent = 0; sent < TRIES; sent += 1) expect(await post()).toBe(200);

  const returned = await serveAt(ports[0]);
  await pause(NOTICED_MS);
  await close(other);
  const statuses = [];
  for (let sent = 0; sent < TRIES; sent += 1) statuses.push(await post());
  expect(statuses).toEqual(Array.from({ length: TRIES }, () => 200));
  await close(returned);
});
