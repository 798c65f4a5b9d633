import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { formatPlainOrigin } from '../support/plain-origin.ts';

export type Listener = {
  readonly origin: string;
  /** Refuses connections and drops the open ones, until `open` takes the same port again. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
};

const LOOPBACK = '127.0.0.1';

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Hanging answers are meant to hang: waiting for them would never end.
    server.closeAllConnections();
  });
}

/** Port 0 takes any free port. Rejects when the port is taken. */
export async function startListener(
  handler: RequestListener,
  port: number,
  host = LOOPBACK,
): Promise<Listener> {
  const server = createServer(handler);
  const boundPort = await listen(server, port, host);
  return {
    origin: formatPlainOrigin(host, boundPort),
    close: async () => {
      if (server.listening) await close(server);
    },
    open: async () => {
      if (!server.listening) await listen(server, boundPort, host);
    },
  };
}
