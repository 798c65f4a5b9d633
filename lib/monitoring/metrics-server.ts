import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';

const METRICS_PATH = '/metrics';
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

type ListenAt = { readonly port: number; readonly address: string };

/** The server does not keep the process running. */
export function startMetricsServer(metrics: Metrics, { port, address }: ListenAt): Server {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url !== METRICS_PATH) {
      response.writeHead(404, HEADERS).end();
      return;
    }
    const printed = metrics.print();
    printed.then(
      (text) =>
        response.writeHead(200, { ...HEADERS, 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500, HEADERS).end(),
    );
  });
  return server.listen(port, address).unref();
}
