import { once } from 'node:events';
import http from 'node:http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import fc from 'fast-check';
import { sendRaw } from '@/e2e/support/browser/raw-request';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { getFreePort } from '@/e2e/support/servers/free-port';
import { addressRows } from '@/lib/addresses/address-table';
import { getLog } from '@/lib/log';
import { enterRequestContext, getProcessEvents } from '@/lib/process-events';
import type { RequestContext, RequestEnd } from '@/lib/process-events';
import {
  CLIENT_CLOSED_STATUS,
  findRouteTemplate,
  UNKNOWN_ROUTE,
  watchRequest,
} from './watch-requests.ts';
import { getSite } from '../site.ts';
import { startMonitoring } from './start-monitoring.ts';
import { startTracing } from './tracing.ts';

const events = getProcessEvents();
const MAX_TEMPLATES = 60;

describe('the route template', () => {
  it.each([
    ['/', '/'],
    ['/restaurant/la-mama/menu?produs=ciorba', '/restaurant/[restaurantId]/menu'],
    ['/payment/librapay/client/response?RC=00&ORDER=7', '/payment/librapay/client/response'],
    ['/api/token/verify', '/api/token/verify'],
    ['/_next/static/chunks/a1b2.js', '/_next/static'],
    ['/_next/image?url=%2Fa.jpg&w=640&q=75', '/_next/image'],
    ['/activate/a/b', UNKNOWN_ROUTE],
    ['/api/token/verify/secret', UNKNOWN_ROUTE],
    ['//evil.example/', UNKNOWN_ROUTE],
    ['*', UNKNOWN_ROUTE],
    ['', UNKNOWN_ROUTE],
    ['/%E0%A4%A', UNKNOWN_ROUTE],
  ])('of "%s" is %s', (address, expected) => {
    expect(findRouteTemplate(address)).toBe(expected);
  });

  it('has few values, whatever is requested', () => {
    const seen = new Set<string>();
    const part = fc.oneof(fc.webSegment(), fc.constantFrom('restaurant', 'api', 'menu', '_next'));
    const address = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.string()), (one) => void seen.add(findRouteTemplate(one))),
    );
    for (const { path } of addressRows)
      seen.add(findRouteTemplate(path.replaceAll(/\[\w+\]/g, 'a1')));
    expect(seen.size).toBeLessThan(MAX_TEMPLATES);
    const templates = new Set<string>(addressRows.map(({ path }) => path));
    const others = [...seen].filter(
      (one) => !templates.has(one) && !/^\/(api|_next|icons)/.test(one),
    );
    expect(others).toEqual([UNKNOWN_ROUTE]);
  });
});

describe('a request to this process', () => {
  let site: RecordingServer;

  beforeAll(async () => {
    site = await startRecordingServer((request, response) => {
      watchRequest(request, response);
      if (request.url === '/restaurants') return void request.socket.destroy();
      // The server changes the address of a request later. The route must come from the address
      // before the change.
      request.url = '/rewritten';
      return void response.writeHead(404).end('no such restaurant');
    });
  });
  afterAll(() => site.close());

  type Report = RequestContext & RequestEnd;
  const nextReport = (): Promise<Report> =>
    new Promise((resolve) => {
      events.once('requestEnded', (context, end) => resolve({ ...context, ...end }));
    });

  it('is reported with the route template of its address, the status and the duration', async () => {
    const report = nextReport();
    const startedAt = performance.now();
    await sendRaw(site.origin, '/restaurant/canary/menu?x=1');
    expect(await report).toEqual({
      route: '/restaurant/[restaurantId]/menu',
      correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 404,
      seconds: expect.any(Number),
    });
    const passedSeconds = (performance.now() - startedAt) / 1_000;
    expect((await report).seconds).toBeLessThan(passedSeconds);
  });

  it('is reported when its connection ends before the answer', async () => {
    const report = nextReport();
    await expect(sendRaw(site.origin, '/restaurants')).rejects.toThrow('hang up');
    expect(await report).toMatchObject({ route: '/restaurants', status: CLIENT_CLOSED_STATUS });
  });
});

describe('the monitoring', () => {
  type MonitoringSettings = Parameters<typeof startMonitoring>[0];
  const NONE: MonitoringSettings = {
    bindAddress: undefined,
    metricsPort: undefined,
    metricsToken: undefined,
    otelExporterOtlpEndpoint: undefined,
    otelExporterOtlpProtocol: 'http/protobuf',
    trustedProxyHops: 0,
  };
  let created: readonly { readonly value?: unknown }[];

  const start = (settings: Partial<MonitoringSettings>): ReturnType<typeof startMonitoring> =>
    startMonitoring({ ...NONE, ...settings }, getSite());
  const listServers = (): readonly http.Server[] =>
    created.map(({ value }) => value).filter((value) => value instanceof http.Server);

  beforeEach(() => {
    created = jest.spyOn(http, 'createServer').mock.results;
  });
  afterEach(() => {
    events.removeAllListeners();
    globalThis.runningSite = undefined;
    for (const server of listServers()) server.close();
  });

  it('serves the metrics at the bind address of the site', async () => {
    const address = '0.0.0.0';
    const metricsPort = await getFreePort();
    await start({ metricsPort, bindAddress: address });
    const [server] = listServers();
    if (server?.listening === false) await once(server, 'listening');
    expect(server?.address()).toMatchObject({ port: metricsPort, address });
    expect((await sendRaw(`http://127.0.0.1:${metricsPort}`, '/metrics')).status).toBe(200);
  });

  it('logs an error and does not fail if the port of the metrics is taken', async () => {
    const logged = Promise.withResolvers<unknown>();
    jest.spyOn(getLog(), 'error').mockImplementation(logged.resolve);
    const taken = await startRecordingServer(() => undefined);
    const metricsPort = Number(new URL(taken.origin).port);
    expect(await start({ metricsPort })).toBeUndefined();
    expect(await logged.promise).toMatchObject({ err: { code: 'EADDRINUSE' } });
  });

  const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

  it.each([
    ['continues', 1, TRACE_ID],
    ['does not continue', 0, expect.not.stringMatching(TRACE_ID)],
  ])(
    '%s the trace of a request behind %i trusted proxies',
    async (_, trustedProxyHops, traceId) => {
      const sent: ReadableSpan[] = [];
      jest.spyOn(OTLPTraceExporter.prototype, 'export').mockImplementation((spans, done) => {
        sent.push(...spans);
        done({ code: 0 });
      });
      const otelExporterOtlpEndpoint = 'http://collector.example';
      const tracing = await start({ otelExporterOtlpEndpoint, trustedProxyHops });
      const site = await startRecordingServer((request, response) => {
        watchRequest(request, response);
        response.end();
      });
      await sendRaw(site.origin, '/terms', {
        headers: { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` },
      });
      await tracing?.flush();
      expect(sent.map((span) => span.spanContext().traceId)).toEqual([traceId]);
    },
  );
});

describe('the span of a request', () => {
  const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const listSpans = async (route: string, traceparent?: string): Promise<ReadableSpan[]> => {
    const exporter = new InMemorySpanExporter();
    const tracing = startTracing({ exporter, isParentTrusted: true });
    const request = { route, correlationId: 'c-1' };
    const call = {
      call: 'activateAccount',
      group: 'account',
      method: 'POST',
      headers: {},
    } as const;
    const inProgress = { ...call, correlationId: 'c-1' };
    enterRequestContext(request);
    events.emit('requestStarted', request, { method: 'GET', traceparent });
    events.emit('callStarted', inProgress);
    events.emit('callEnded', inProgress, { outcome: 'timeout', seconds: 2.5 });
    events.emit('requestEnded', request, { status: 503, seconds: 2.6 });
    await tracing.flush();
    return exporter.getFinishedSpans();
  };
  afterEach(() => events.removeAllListeners());

  it.each([
    [TRACEPARENT, 'b7ad6b7169203331'],
    [undefined, undefined],
    ['', undefined],
    ['nonsense', undefined],
    [`${TRACEPARENT}-extra`, undefined],
    [`ff${TRACEPARENT.slice(2)}`, undefined],
  ])('with the traceparent %j has the parent %s', async (traceparent, parent) => {
    const [call, visited] = await listSpans('/activate/[token]', traceparent);
    expect(visited).toMatchObject({ name: 'GET /activate/[token]' });
    expect(visited?.parentSpanContext?.spanId).toBe(parent);
    expect(call?.parentSpanContext?.spanId).toBe(visited?.spanContext().spanId);
  });

  it.each(['/_next/static', '/api/health/ready'])('is missing for %s', async (route) => {
    expect((await listSpans(route)).map(({ name }) => name)).toEqual(['provider activateAccount']);
  });
});
