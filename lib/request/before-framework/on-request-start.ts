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

/** Calls the listener before the server handles the request. */
export function onRequestStart(listener: (start: RequestStart) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isRequestStart(message)) listener(message);
  });
}
