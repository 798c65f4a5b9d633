import type { Settings } from '@/lib/config';
import { getLog } from '@/lib/log';
import type { Site } from '@/lib/site';
import type { Tracing } from './tracing.ts';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';

const LOOPBACK = '127.0.0.1';

type MonitoringSettings = Pick<
  Settings,
  | 'bindAddress'
  | 'metricsPort'
  | 'metricsToken'
  | 'otelExporterOtlpEndpoint'
  | 'otelExporterOtlpProtocol'
  | 'trustedProxyHops'
>;

/**
 * Loads the modules of metrics and of tracing only if the settings ask for them. The result is
 * undefined without tracing.
 */
export async function startMonitoring(
  settings: MonitoringSettings,
  site: Site,
): Promise<Tracing | undefined> {
  const [tracing] = await Promise.all([startTracing(settings), startMetrics(settings, site)]);
  return tracing;
}

async function startMetrics(
  { bindAddress, metricsPort, metricsToken }: MonitoringSettings,
  site: Site,
): Promise<void> {
  if (metricsPort === undefined && metricsToken === undefined) return;
  const { createMetrics } = await import('./metrics.ts');
  const metrics = (site.metrics ??= createMetrics(site.provider.getGroupStates));
  if (metricsPort === undefined) return;
  const server = startMetricsServer(metrics, {
    port: metricsPort,
    address: bindAddress ?? LOOPBACK,
  });
  // If the port cannot be opened, the site runs without this server.
  server.on('error', (error) => getLog().error({ err: error }, 'No port for the metrics'));
}

async function startTracing(settings: MonitoringSettings): Promise<Tracing | undefined> {
  const { otelExporterOtlpEndpoint, otelExporterOtlpProtocol, trustedProxyHops } = settings;
  if (otelExporterOtlpEndpoint === undefined) return undefined;
  const tracing = await import('./tracing.ts');
  return tracing.startTracing({
    exporter: await tracing.createSpanExporter(otelExporterOtlpProtocol, getLog()),
    isParentTrusted: trustedProxyHops > 0,
  });
}

const METRICS_PATH = '/metrics';
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

type ListenAt = { readonly port: number; readonly address: string };

/** The server does not keep the process running. */
function startMetricsServer(metrics: Metrics, { port, address }: ListenAt): Server {
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
