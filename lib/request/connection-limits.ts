import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/**
 * How long a client may take to send its headers, and its whole request. Node's own limits, one and
 * five minutes, are for uploads; the largest body here has a few kilobytes. Node looks for clients
 * that are too late every 30 s, so a connection is closed up to 30 s after its limit.
 */
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 20_000;
/** More connections are closed at once. Each open one takes some 10 kB of memory. */
const MAX_CONNECTIONS = 10_000;

type NewSocket = { readonly socket: { readonly server: Server } };

/** Whether the server of a new socket is one for HTTP; a process can have others. */
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
 * Limits the connections of every HTTP server of this process, from its first connection on. The
 * framework does not expose its server and has no settings for this.
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
