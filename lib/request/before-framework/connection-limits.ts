import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

// Node's defaults are 60 s and 300 s. Shorter limits are enough, because requests to this site are
// small. Node checks every 30 s, so it closes a connection up to 30 s after the limit.
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 20_000;
/** An open connection takes some 10 kB of memory, so 10,000 connections take some 100 MB. */
const MAX_CONNECTIONS = 10_000;

type NewSocket = { readonly socket: { readonly server: Server } };

/** The process can also have servers that do not serve HTTP. They have no `headersTimeout`. */
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

/** Calls `listener` with the server of each new connection to an HTTP server of this process. */
export function onConnection(listener: (server: Server) => void): void {
  subscribe('net.server.socket', (message) => {
    if (isOfHttpServer(message)) listener(message.socket.server);
  });
}

/**
 * Sets the limits of an HTTP server at each new connection to it, because Next does not expose its
 * server and has no settings for these limits.
 */
export function limitConnections(): void {
  onConnection((server) => {
    server.headersTimeout = HEADERS_WITHIN_MS;
    server.requestTimeout = REQUEST_WITHIN_MS;
    server.maxConnections = MAX_CONNECTIONS;
  });
}
