import { onRequestStart } from './on-request-start.ts';

/**
 * Drops the error that a request emits when its client leaves before the answer is complete.
 * Otherwise the framework logs the error. If it has read the body, it logs an uncaught exception,
 * because it has replaced the request's listeners with those of a copy. No other error is dropped:
 * after `close` the answer cannot reach its client, and this error, one tick later, is the
 * request's only remaining event.
 */
export function ignoreAbortedRequests(): void {
  onRequestStart(({ request, response }) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      request.removeAllListeners('error').on('error', () => undefined);
    });
  });
}
