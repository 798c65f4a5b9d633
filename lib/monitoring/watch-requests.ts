import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { enterRequestContext } from '@/lib/signals/request-context';
import { findRouteTemplate } from './route-template.ts';
import { getSignals } from '@/lib/signals/signals';

const MS_PER_SECOND = 1_000;
/** The status that nginx logs for a client that has gone away. */
export const CLIENT_CLOSED_STATUS = 499;

/** Call this after `normalizeRequest`, and before the plan of the request changes its address. */
export function watchRequest(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
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
}
