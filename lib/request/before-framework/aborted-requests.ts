import { onRequestStart } from './on-request-start.ts';

/**
 * Next would log the error that a request emits when its client leaves. After `close` no answer can
 * reach the client, so the request's later errors do not matter.
 */
export function ignoreAbortedRequests(): void {
  onRequestStart(({ request, response }) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      request.removeAllListeners('error').on('error', () => undefined);
    });
  });
}
