import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { enterRequestContext, getProcessEvents } from '@/lib/process-events';
import { findRequestedRow } from '@/lib/addresses/address-table';
import { reportRoutes } from '@/lib/addresses/report-routes';
import { fileFolders, siteFiles } from '@/lib/request/site-files';
import { apiRoutes, operatorRoutes } from '@/lib/api/api-contract';

const MS_PER_SECOND = 1_000;
/** The status that nginx logs for a client that has gone away. */
export const CLIENT_CLOSED_STATUS = 499;

/** Call this after `normalizeRequest`, and before the request decision changes its address. */
export function watchRequest(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  const { method = '', url = '', headers } = request;
  const context = { route: findRouteTemplate(url), correlationId: randomUUID() };
  enterRequestContext(context);
  const { traceparent } = headers;
  getProcessEvents().emit('requestStarted', context, {
    method,
    traceparent: Array.isArray(traceparent) ? undefined : traceparent,
  });
  response.once('close', () => {
    getProcessEvents().emit('requestEnded', context, {
      status: response.writableFinished ? response.statusCode : CLIENT_CLOSED_STATUS,
      seconds: (performance.now() - startedAt) / MS_PER_SECOND,
    });
  });
}

/**
 * The result for an address that fits no path of this file and no public row of the address table
 * (`lib/addresses/address-table.ts`).
 */
export const UNKNOWN_ROUTE = 'unknown';

const FIXED_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(apiRoutes),
  ...Object.values(operatorRoutes),
  ...Object.values(reportRoutes),
  '/_next/image',
  ...siteFiles,
]);

/**
 * For the address `/activate/abc` the result is `/activate/[token]`. The result never contains an
 * id or a token of the address, so the result may be in logs, metrics and traces.
 */
export function findRouteTemplate(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (FIXED_PATHS.has(path)) return path;
  const folder = fileFolders.find((prefix) => path.startsWith(`${prefix}/`));
  return folder ?? findRequestedRow(path)?.path ?? UNKNOWN_ROUTE;
}
