import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

// Both limits are shorter than Node's defaults, 60 s and 300 s, because the site takes no uploads.
// Node checks every 30 s, so a connection is closed up to 30 s after its limit.
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 20_000;
/** An open connection takes some 10 kB of memory, so this many take some 100 MB. */
const MAX_CONNECTIONS = 10_000;

type NewSocket = { readonly socket: { readonly server: Server } };

/** A process can have servers of other kinds, which have no `headersTimeout`. */
const isOfHttpServer = (message: unknown): message is NewSocket =>
  typeof message === 'object' &&
  message !== null &&
  'socket' in message &&
  typeof message.socket === 'object' &&
  message.socket !== null &&
  'server' in message.socket &&
  typeof message.socket.server === 'object' &&
  message.socket.server !== null &&
  'headersTimeout' in message.socket.server;

/**
 * Sets the limits at each new connection, because Next does not expose its server and has no
 * settings for these limits.
 */
export function limitConnections(): void {
  subscribe('net.server.socket', (message) => {
    if (!isOfHttpServer(message)) return;
    const { server } = message.socket;
    server.headersTimeout = HEADERS_WITHIN_MS;
    server.requestTimeout = REQUEST_WITHIN_MS;
    server.maxConnections = MAX_CONNECTIONS;
  });
}
