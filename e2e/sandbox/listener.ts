import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { formatPlainOrigin } from '../commands/lan-address.ts';

export type Listener = {
  readonly origin: string;
  /** Closes the open connections and refuses new ones until `open` is called. */
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
    // With the fault `drip` or `hang-…` the sandbox never ends its answer, so `server.close` alone
    // would wait until the client closes the connection.
    server.closeAllConnections();
  });
}

/** Port 0 means any free port. Rejects when the port is in use. */
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
