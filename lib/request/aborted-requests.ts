import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type RequestStart = { readonly request: IncomingMessage; readonly response: ServerResponse };

const isRequestStart = (message: unknown): message is RequestStart =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message;

/**
 * Drops the error of every request whose client leaves before the answer is complete. The framework
 * logs it, and as an uncaught exception when it has read the body, because it then replaces the
 * request's listeners with those of a copy. Nothing else is dropped: on `close` the answer can reach
 * its client no more, and the request's only later event is this error, emitted in the next tick.
 */
export function ignoreAbortedRequests(): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return;
    const { request, response } = message;
    response.once('close', () => {
      if (response.writableFinished) return;
      request.removeAllListeners('error').on('error', () => undefined);
    });
  });
}
