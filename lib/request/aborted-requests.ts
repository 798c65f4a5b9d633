import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type RequestStart = { readonly request: IncomingMessage; readonly response: ServerResponse };

const isRequestStart = (message: unknown): message is RequestStart =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message;

/**
 * Drops the error that a request emits when its client leaves before the answer is complete.
 * Otherwise the framework logs the error. If it has read the body, it logs an uncaught exception,
 * because it has replaced the request's listeners with those of a copy. No other error is dropped:
 * after `close` the answer cannot reach its client, and this error, one tick later, is the
 * request's only remaining event.
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
