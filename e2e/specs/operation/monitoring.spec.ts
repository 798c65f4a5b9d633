import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes, operatorRoutes } from '../../../lib/api/api-contract.ts';
import { FAILURES_TO_OPEN } from '../../../lib/provider/client.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { createModuleRecord } from '../../support/monitoring/loaded-modules.ts';
import { listQueries, listNames, parseQuery } from '../../support/monitoring/monitoring-queries.ts';
import { METRICS_TOKEN, readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';
import { startTraceCollector } from '../../support/monitoring/trace-collector.ts';
import type { TraceCollector } from '../../support/monitoring/trace-collector.ts';
import { sendApi, sendViolation, sendVitals } from '../../support/pages/api-calls.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import type { RunningSite } from '../../support/servers/site.ts';
import { monitoredTest } from '../../support/servers/own-site.ts';

const SECRET_PART = '3f9d2c7e51';
const CANARY = `canary-${SECRET_PART}`;
const SPAN_KIND_SERVER = 2;
const SPAN_KIND_CLIENT = 3;
const EXPORTED_WITHIN_MS = 10_000;
const menuOf = (restaurantId: string): string => routes.menu({ restaurantId });
const menu = menuOf(RESTAURANT_ID);

const test = monitoredTest.extend<{ readonly collector: TraceCollector }>({
  collector: async ({}, provide) => {
    const collector = await startTraceCollector();
    await provide(collector);
    await collector.stop();
  },
});

const tracedBy = ({ origin }: TraceCollector): Readonly<Record<string, string>> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_SERVICE_NAME: 'site-under-test',
  // By default the batch span processor (BSP) waits 5 s for more spans.
  OTEL_BSP_SCHEDULE_DELAY: '100',
});

/** Leaves out the date, which changes every second. */
const fingerprintOf = ({
  status,
  body,
  headers: { date: _date, ...headers },
}: RawAnswer): object => ({
  status,
  body,
  headers,
});

const readReadiness = async ({ origin }: RunningSite): Promise<object> => {
  const { status, body } = await sendRaw(origin, operatorRoutes.ready);
  return { answered: status, ...JSON.parse(body) };
};

test('a site that works is live and ready without a call to the provider', async ({
  site,
  control,
}) => {
  await control.clearRequests();
  const live = await sendRaw(site.origin, operatorRoutes.live);
  expect([live.status, JSON.parse(live.body)]).toEqual([200, { status: 'live' }]);
  expect(await readReadiness(site)).toEqual({ answered: 200, status: 'ready', degraded: [] });
  expect(await control.getRequests()).toEqual([]);
});

test('a site that cannot write its cache folder stays ready and reports the folder, but not its path', async ({
  startOwnSite,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'no-cache-'));
  await writeFile(join(folder, 'file'), '');
  // Below a file, not even root can create a folder.
  const site = await startOwnSite({ CACHE_DIR: join(folder, 'file/cache') });
  expect(await readReadiness(site)).toEqual({
    answered: 200,
    status: 'degraded',
    degraded: [{ part: 'cache folder', problem: 'not writable' }],
  });
  await rm(folder, { recursive: true });
});

const OPTIONAL_PACKAGE = /\/node_modules\/(?:prom-client|@opentelemetry\/(?!api\/)|@redis\/)/;

test('without settings for monitoring and Redis the address of the metrics is unknown, and no package for metrics, traces or Redis is loaded', async ({
  startOwnSite,
}) => {
  const modules = await createModuleRecord();
  const site = await startOwnSite(modules.env);
  await sendRaw(site.origin, menu);
  const unknown = await sendRaw(site.origin, '/api/no-such-address');
  expect(unknown.status).toBe(404);
  expect(fingerprintOf(await readMetrics(site.origin))).toEqual(fingerprintOf(unknown));
  const loaded = await modules.find('/node_modules/');
  expect(loaded.filter((address) => address.includes('/pino/'))).not.toEqual([]);
  expect(loaded.filter((address) => OPTIONAL_PACKAGE.test(address))).toEqual([]);
  await modules.remove();
});

test('with METRICS_TOKEN the metrics require the token', async ({ ownSite: site }) => {
  const unknown = fingerprintOf(await sendRaw(site.origin, '/api/no-such-address'));
  expect(fingerprintOf(await readMetrics(site.origin, `${METRICS_TOKEN}x`))).toEqual(unknown);
  expect(fingerprintOf(await sendRaw(site.origin, operatorRoutes.metrics))).toEqual(unknown);
  const { status, headers } = await readMetrics(site.origin);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test('with METRICS_PORT only that port serves the metrics, and only at 127.0.0.1', async ({
  startOwnSite,
}) => {
  const METRICS_PORT = String(await getFreePort());
  const site = await startOwnSite({ METRICS_PORT });
  const answer = await sendRaw(`http://127.0.0.1:${METRICS_PORT}`, '/metrics');
  expect(answer.status).toBe(200);
  expect(valuesOf(answer.body, 'process_resident_memory_bytes')['']).toBeGreaterThan(0);
  expect((await sendRaw(site.origin, '/metrics')).status).toBe(404);
  expect((await readMetrics(site.origin)).status).toBe(404);
  await expect(sendRaw(`http://127.0.0.2:${METRICS_PORT}`, '/metrics')).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect((await sendRaw(`http://127.0.0.1:${METRICS_PORT}`, '/restaurants')).status).toBe(404);
});

const lineShape = z.looseObject({
  msg: z.string(),
  route: z.string().optional(),
  correlationId: z.string().optional(),
});
type Line = z.infer<typeof lineShape>;

const readLines = (output: string, msg: string): readonly Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => lineShape.parse(JSON.parse(line)))
    .filter((line) => line.msg === msg);

test('metrics, log and readiness show how the calls to the provider go', async ({
  startOwnSite,
  control,
}) => {
  const site = await startOwnSite({ METRICS_TOKEN, REVALIDATE_SECONDS: '1' });
  const read = async (name: string): Promise<Readonly<Record<string, number>>> =>
    valuesOf((await readMetrics(site.origin)).body, name);

  await test.step('while they succeed', async () => {
    for (const path of [menu, menu, menuOf('sandbox-404'), '/nu/exista']) {
      await sendRaw(site.origin, path);
    }
    expect(await read('http_requests_total')).toMatchObject({
      'route="/restaurant/[restaurantId]/menu",status="200"': 2,
      'route="/restaurant/[restaurantId]/menu",status="404"': 1,
    });
    expect(await read('provider_calls_total')).toMatchObject({
      'call="menu",outcome="answered"': 1,
      'call="menu",outcome="refused"': 1,
    });
    expect((await read('provider_breaker_open'))['group="menu"']).toBe(0);
    const reads = await read('cache_reads_total');
    expect(reads['cache="pages",result="miss"']).toBeGreaterThan(0);
    expect(reads['cache="pages",result="hit"']).toBeGreaterThan(0);
  });

  await test.step('while an answer cannot be used', async () => {
    await control.setFault('wrong-shape', '/menu');
    await sendRaw(site.origin, menuOf('alta-forma'));
    expect(await read('provider_unusable_answers_total')).toEqual({ 'answer="menu"': 1 });
    expect((await read('provider_calls_total'))['call="menu",outcome="answered"']).toBe(2);
  });

  await test.step('in the line of a failed call, with the correlation id that the provider got', async () => {
    await control.setFault('500');
    await control.clearRequests();
    const before = site.output().length;
    await Promise.all([
      sendRaw(site.origin, menuOf(CANARY)),
      sendRaw(site.origin, routes.invoice({ invoiceId: CANARY })),
      sendApi(site.origin, 'activateAccount', { body: { token: CANARY } }),
    ]);
    const findLines = (): readonly Line[] =>
      readLines(site.output().slice(before), 'Provider call failed');
    await expect.poll(() => findLines().length).toBeGreaterThanOrEqual(3);
    const logged = new Map(findLines().map(({ route, correlationId }) => [route, correlationId]));
    for (const [route, part] of [
      ['/restaurant/[restaurantId]/menu', '/menu'],
      ['/invoice/[invoiceId]', '/invoice/'],
      [apiRoutes.activateAccount, '/activation/'],
    ] as const) {
      const [request] = await control.getRequests(part);
      const correlationId = request?.headers['x-correlation-id'];
      expect(correlationId).toMatch(/^[0-9a-f-]{36}$/);
      expect.soft([route, logged.get(route)]).toEqual([route, correlationId]);
    }
    expect(new Set(logged.values()).size).toBe(logged.size);
    expect(site.output()).not.toContain(SECRET_PART);
    expect((await readMetrics(site.origin)).body).not.toContain(SECRET_PART);
  });

  await test.step('when a breaker has opened', async () => {
    for (let index = 0; index < FAILURES_TO_OPEN; index += 1) {
      await sendRaw(site.origin, menuOf(`nevazut-${index}`));
    }
    expect(await readReadiness(site)).toMatchObject({
      answered: 200,
      status: 'degraded',
      degraded: expect.arrayContaining([
        { part: 'provider', group: 'menu', problem: 'breaker open' },
      ]),
    });
    await expect(async () => {
      await sendRaw(site.origin, menu);
      expect((await read('provider_breaker_open'))['group="menu"']).toBe(1);
      const reads = await read('cache_reads_total');
      expect(reads['cache="pages",result="stale"']).toBeGreaterThan(0);
      expect(reads['cache="menu",result="stale"']).toBeGreaterThan(0);
    }).toPass({ timeout: 15_000 });
  });
});

test('every metric and label in dashboard and alert rules is one that the site prints', async ({
  ownSite: site,
  control,
}) => {
  await sendRaw(site.origin, menu);
  await sendRaw(site.origin, '/restaurants');
  await control.setFault('wrong-shape', '/menu');
  await sendRaw(site.origin, menuOf('alta-forma'));
  await sendViolation(site.origin, `${site.origin}/`);
  await sendVitals(site.origin, [{ page: '/', vital: 'LCP', value: 1 }]);
  const printed = listNames((await readMetrics(site.origin)).body);
  // Prometheus itself adds the metric `up` and the labels `job` and `instance`. Only a site with
  // `REDIS_URL` prints `shared_store_up`.
  const metrics = new Set([...printed.metrics, 'up', 'shared_store_up']);
  // Only the metric `cache_evictions_total` has the label `store`. This metric has no series before
  // the first eviction.
  const labels = new Set([...printed.labels, 'job', 'instance', 'store']);
  for (const { name, query } of listQueries()) {
    const used = parseQuery(query);
    expect.soft([name, used.metrics.filter((metric) => !metrics.has(metric))]).toEqual([name, []]);
    expect.soft([name, used.labels.filter((label) => !labels.has(label))]).toEqual([name, []]);
  }
});

test('what the framework prints is one JSON line for each request, without the address', async ({
  ownSite: site,
  control,
}) => {
  const { body } = await sendRaw(site.origin, menu);
  // The sites of a run share the folder of resized pictures. No other test asks for the largest
  // form of the menu's last picture.
  const [picture = ''] = [...body.matchAll(/\/_next\/image\?url=[^"\s]+/g)].at(-1) ?? [];
  await control.setFault('500', '/pictures/');
  const before = site.output().length;
  const { status } = await sendRaw(site.origin, picture.replaceAll('&amp;', '&'));
  expect(status).toBeGreaterThanOrEqual(400);
  // The answer may arrive before the line, because the terminal is read through a pipe.
  await expect(() => {
    const printed = site.output().slice(before).trim();
    expect(printed.split('\n').filter((line) => !line.startsWith('{'))).toEqual([]);
    expect(readLines(printed, 'Framework')).toEqual([
      expect.objectContaining({
        level: 'error',
        framework: expect.stringContaining('upstream image response failed for [address]'),
      }),
    ]);
  }).toPass();
});

test('a visit is a span with its route, and the calls of the visit pass the trace on to the provider', async ({
  startOwnSite,
  collector,
  control,
}) => {
  const site = await startOwnSite(tracedBy(collector));
  await control.clearRequests();
  await sendRaw(site.origin, menu);
  const spans = collector.getSpans;
  await expect
    .poll(() => spans().map(({ name }) => name), { timeout: EXPORTED_WITHIN_MS })
    .toEqual(expect.arrayContaining([`GET ${routes.menu.path}`, 'provider menu']));
  const call = spans().find(({ name }) => name === 'provider menu');
  const visit = spans().find(({ spanId }) => spanId === call?.parentSpanId);
  const [request] = await control.getRequests('/menu');
  expect(request?.headers['traceparent']).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
  const correlation = { 'correlation.id': request?.headers['x-correlation-id'] };
  expect(visit).toMatchObject({
    name: `GET ${routes.menu.path}`,
    kind: SPAN_KIND_SERVER,
    traceId: call?.traceId,
    attributes: {
      'http.request.method': 'GET',
      'http.route': routes.menu.path,
      'http.response.status_code': 200,
      ...correlation,
    },
  });
  expect(call).toMatchObject({
    kind: SPAN_KIND_CLIENT,
    attributes: { 'provider.call': 'menu', 'provider.outcome': 'answered', ...correlation },
  });
  expect(new Set(collector.getServiceNames())).toEqual(new Set(['site-under-test']));
  expect(collector.received.map(({ path }) => path)).toContain('/v1/traces');
});

test('the spans of the last requests are sent before the process exits', async ({
  startOwnSite,
  collector,
}) => {
  const site = await startOwnSite({
    ...tracedBy(collector),
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    // With a delay of a minute, only the end of the process can send the spans in time.
    OTEL_BSP_SCHEDULE_DELAY: '60000',
  });
  await sendRaw(site.origin, routes.terms());
  expect(collector.received).toEqual([]);
  expect(await site.stop()).toBe(0);
  expect(new Set(collector.received.map(({ type }) => type))).toEqual(
    new Set(['application/x-protobuf']),
  );
  expect(collector.received.map(({ body }) => body.toString()).join('')).toContain(
    `GET ${routes.terms()}`,
  );
});

test('pages answer while the collector is down, and the failure is logged', async ({
  startOwnSite,
  collector,
}) => {
  await collector.stop();
  const site = await startOwnSite({
    ...tracedBy(collector),
    // By default the exporter tries for ten seconds.
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
  });
  expect((await sendRaw(site.origin, menu)).status).toBe(200);
  await expect
    .poll(() => readLines(site.output(), 'Traces were not sent').length, {
      timeout: EXPORTED_WITHIN_MS,
    })
    .toBeGreaterThan(0);
});
