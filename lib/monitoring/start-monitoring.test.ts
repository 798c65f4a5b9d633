import { once } from 'node:events';
import http from 'node:http';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { recordSubscriptions } from '@/e2e/support/unit/record-subscriptions';
import { getFreePort } from '@/e2e/support/servers/free-port';
import { getLog } from '@/lib/log';
import { getSignals } from '@/lib/signals/signals';
import { startMonitoring } from './start-monitoring.ts';

type MonitoringSettings = Parameters<typeof startMonitoring>[0];

const NONE: MonitoringSettings = {
  bindAddress: undefined,
  metricsPort: undefined,
  metricsToken: undefined,
  otelExporterOtlpEndpoint: undefined,
  otelExporterOtlpProtocol: 'http/protobuf',
  trustedProxyHops: 0,
};
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;

describe('the monitoring', () => {
  let created: readonly { readonly value?: unknown }[];
  let endSubscriptions: () => void;

  const start = (settings: Partial<MonitoringSettings>): ReturnType<typeof startMonitoring> => {
    let started: ReturnType<typeof startMonitoring> = Promise.resolve(undefined);
    endSubscriptions = recordSubscriptions(() => {
      started = startMonitoring({ ...NONE, ...settings });
    });
    return started;
  };
  const listServers = (): readonly http.Server[] =>
    created.map(({ value }) => value).filter((value) => value instanceof http.Server);
  const getMetricsServer = async (): Promise<http.Server | undefined> => {
    const [server] = listServers();
    if (server?.listening === false) await once(server, 'listening');
    return server;
  };
  const startSite = async (): Promise<number> => {
    const server = http.createServer((_, response) => response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const visit = async (port: number, path: string, headers = {}): Promise<number> => {
    const sent = http.get({ host: '127.0.0.1', port, path, headers, agent: false });
    const [answer] = await once(sent, 'response');
    await once(answer.resume(), 'close');
    return answer.statusCode;
  };

  beforeEach(() => {
    created = jest.spyOn(http, 'createServer').mock.results;
  });
  afterEach(() => {
    endSubscriptions();
    getSignals().removeAllListeners();
    globalThis.boundedMetrics = undefined;
    for (const server of listServers()) server.close();
  });

  it.each([
    ['no metrics, no port and no traces without settings', {}, false],
    ['metrics, but no port, with a token', { metricsToken: 'token' }, true],
  ])('has %s', async (_, settings, hasMetrics) => {
    expect(await start(settings)).toBeUndefined();
    expect(globalThis.boundedMetrics !== undefined).toBe(hasMetrics);
    expect(created).toEqual([]);
  });

  it.each([
    [undefined, '127.0.0.1'],
    ['0.0.0.0', '0.0.0.0'],
  ])(
    'with the bind address %s opens the port of the metrics at %s',
    async (bindAddress, address) => {
      const metricsPort = await getFreePort();
      await start({ metricsPort, bindAddress });
      expect((await getMetricsServer())?.address()).toMatchObject({ port: metricsPort, address });
      expect(await visit(metricsPort, '/metrics')).toBe(200);
      expect(globalThis.boundedMetrics).toBeDefined();
    },
  );

  it('signals the requests to the site, but not those to the port of the metrics', async () => {
    const metricsPort = await getFreePort();
    await start({ metricsPort });
    await getMetricsServer();
    const port = await startSite();
    const routes: string[] = [];
    getSignals().on('requestStarted', ({ route }) => routes.push(route));
    await visit(metricsPort, '/metrics');
    await visit(port, '/terms');
    expect(routes).toEqual(['/terms']);
  });

  it('logs an error and does not fail if the port of the metrics is taken', async () => {
    const logged = Promise.withResolvers<unknown>();
    jest.spyOn(getLog(), 'error').mockImplementation(logged.resolve);
    const metricsPort = await startSite();
    expect(await start({ metricsPort })).toBeUndefined();
    expect(await logged.promise).toMatchObject({ err: { code: 'EADDRINUSE' } });
  });

  it.each([
    ['http/json', JsonExporter, 1, TRACE_ID],
    ['http/protobuf', ProtobufExporter, 0, expect.not.stringMatching(TRACE_ID)],
  ] as const)(
    'sends traces as %s, and continues the trace of a request only behind a trusted proxy',
    async (otelExporterOtlpProtocol, exporter, trustedProxyHops, traceId) => {
      const sent: ReadableSpan[] = [];
      jest.spyOn(exporter.prototype, 'export').mockImplementation((spans, done) => {
        sent.push(...spans);
        done({ code: 0 });
      });
      const tracing = await start({
        otelExporterOtlpEndpoint: 'http://collector.example',
        otelExporterOtlpProtocol,
        trustedProxyHops,
      });
      await visit(await startSite(), '/terms', { traceparent: TRACEPARENT });
      await tracing?.flush();
      expect(sent.map((span) => span.spanContext().traceId)).toEqual([traceId]);
    },
  );
});
