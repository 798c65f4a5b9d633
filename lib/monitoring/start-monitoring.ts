import type { Settings } from '@/lib/config';
import { getLog } from '@/lib/log';
import type { Site } from '@/lib/site';
import type { Tracing } from './tracing.ts';

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
  const { startMetricsServer } = await import('./metrics-server.ts');
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
