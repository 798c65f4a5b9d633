import { onRequestStart } from './on-request-start.ts';

/**
 * Next would log the error that a request emits when its client leaves. After `close` the answer
 * cannot reach its client, so no other error is lost.
 */
export function ignoreAbortedRequests(): void {
  onRequestStart(({ request, response }) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      request.removeAllListeners('error').on('error', () => undefined);
    });
  });
}
