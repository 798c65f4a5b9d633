import { onRequestStart } from './on-request-start.ts';

/**
 * A request emits `error` when its client leaves. While Next waits for the rest of the body, it
 * would log this error. After Next has read the body, the error would have no listener and be an
 * uncaught exception. After the response's `close` no answer can reach the client, so the error
 * does not matter.
 */
export function ignoreAbortedRequests(): void {
  onRequestStart(({ request, response }) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      request.removeAllListeners('error').on('error', () => undefined);
    });
  });
}
