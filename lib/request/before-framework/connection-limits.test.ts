import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { recordSubscriptions } from '../../../e2e/support/unit/record-subscriptions.ts';
import { limitConnections } from './connection-limits.ts';

/** How often Node checks the time limits. The interval can be set only in `createServer`. */
const CHECK_EVERY_MS = 100;

describe('the limits of connections', () => {
  let server: Server;
  let port: number;

  let endSubscriptions: () => void;

  beforeEach(async () => {
    endSubscriptions = recordSubscriptions(limitConnections);
    server = createServer({ connectionsCheckingInterval: CHECK_EVERY_MS }, (request, response) => {
      request.on('error', () => undefined).resume();
      request.on('end', () => response.end('answered'));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(() => {
    endSubscriptions();
    server.closeAllConnections();
    server.close();
  });

  const send = (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    return text(socket);
  };

  it('are set with the first connection', async () => {
    expect(await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain(
      'answered',
    );
    expect([server.headersTimeout, server.requestTimeout, server.maxConnections]).toEqual([
      10_000, 20_000, 10_000,
    ]);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
    ['silence', ''],
  ])('close a connection whose %s does not end', async (_, bytes) => {
    const lost = send(bytes);
    await once(server, 'connection');
    expect(server.requestTimeout).toBe(20_000);
    // Shortens the limits for the test.
    server.headersTimeout = CHECK_EVERY_MS;
    server.requestTimeout = CHECK_EVERY_MS;
    expect(await lost).toMatch(/^HTTP\/1\.1 408 /);
  });
});
