import { randomUUID } from 'node:crypto';
import { onRequestStart } from '@/lib/request/before-framework/on-request-start';
import { enterRequestContext } from '@/lib/signals/request-context';
import { findRouteTemplate } from './route-template.ts';
import { getSignals } from '@/lib/signals/signals';

const MS_PER_SECOND = 1_000;
/** The status that nginx logs for a client that has gone away. */
export const CLIENT_CLOSED_STATUS = 499;

/** Requests to the port of the metrics are not watched. */
export function watchRequests(metricsPort: number | undefined): void {
  onRequestStart(({ request, response }) => {
    if (request.socket.localPort === metricsPort) return;
    const startedAt = performance.now();
    // Read the address now, because Next changes it.
    const { method = '', url = '', headers } = request;
    const context = { route: findRouteTemplate(url), correlationId: randomUUID() };
    enterRequestContext(context);
    const { traceparent } = headers;
    getSignals().emit('requestStarted', context, {
      method,
      traceparent: Array.isArray(traceparent) ? undefined : traceparent,
    });
    response.once('close', () => {
      getSignals().emit('requestAnswered', context, {
        status: response.writableFinished ? response.statusCode : CLIENT_CLOSED_STATUS,
        seconds: (performance.now() - startedAt) / MS_PER_SECOND,
      });
    });
  });
}
