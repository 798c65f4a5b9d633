import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type RequestStart = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

const isRequestStart = (message: unknown): message is RequestStart =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  'response' in message &&
  'server' in message;

/**
 * Calls the listener for each request to an HTTP server of this process, before the server's own
 * `request` listeners. Node does not report a request that a listener for `upgrade` gets.
 */
export function onRequestStart(listener: (start: RequestStart) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isRequestStart(message)) listener(message);
  });
}
