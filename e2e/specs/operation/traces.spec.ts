import { routes } from '../../../lib/addresses/routes.ts';
import { apiRoutes } from '../../../lib/api/api-routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { apiNames, apiBodiesWith, sendApi } from '../../support/pages/api-calls.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test as base } from '../../support/servers/fixtures.ts';
import { createModuleRecord } from '../../support/monitoring/loaded-modules.ts';
import { startTraceCollector } from '../../support/monitoring/trace-collector.ts';
import type { CollectedSpan, TraceCollector } from '../../support/monitoring/trace-collector.ts';

const CANARY = 'canary-3f9d2c7e51';
const SECRET_PART = '3f9d2c7e51';
const SPAN_KIND_SERVER = 2;
const SPAN_KIND_CLIENT = 3;
const EXPORTED_WITHIN_MS = 10_000;
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

const test = base.extend<{ readonly collector: TraceCollector }>({
  collector: async ({}, provide) => {
    const collector = await startTraceCollector();
    await provide(collector);
    await collector.stop();
  },
});

const settingsFor = (origin: string): Readonly<Record<string, string>> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_SERVICE_NAME: 'site-under-test',
  // By default the batch span processor (BSP) waits 5 s for more spans.
  OTEL_BSP_SCHEDULE_DELAY: '100',
});

async function findSpan(
  collector: TraceCollector,
  isWanted: (span: CollectedSpan) => boolean,
): Promise<CollectedSpan> {
  await expect
    .poll(() => collector.getSpans().filter(isWanted).length, { timeout: EXPORTED_WITHIN_MS })
    .toBeGreaterThan(0);
  const [span] = collector.getSpans().filter(isWanted);
  if (span === undefined) throw new Error('No such span');
  return span;
}

test('without an endpoint only the API of OpenTelemetry is loaded, which neither records nor sends', async ({
  startOwnSite,
  collector,
}) => {
  const modules = await createModuleRecord();
  const site = await startOwnSite(modules.env);
  await sendRaw(site.origin, menu);
  const SENDING = /@opentelemetry\/(?!api\/)/;
  const without = await modules.find('@opentelemetry');
  expect(without.filter((address) => SENDING.test(address))).toEqual([]);

  const tracing = await startOwnSite({ ...modules.env, ...settingsFor(collector.origin) });
  await sendRaw(tracing.origin, menu);
  const withEndpoint = await modules.find('@opentelemetry');
  expect(withEndpoint.filter((address) => SENDING.test(address))).not.toEqual([]);
  await modules.remove();
});

test('a visit is a span with its route, and the calls of the visit pass the trace on to the provider', async ({
  startOwnSite,
  collector,
  control,
}) => {
  const site = await startOwnSite(settingsFor(collector.origin));
  await control.clearRequests();
  await sendRaw(site.origin, menu);
  const call = await findSpan(collector, ({ name }) => name === 'provider menu');
  const visit = await findSpan(collector, ({ spanId }) => spanId === call.parentSpanId);
  const [request] = await control.getRequests('/menu');
  expect(request?.headers['traceparent']).toBe(`00-${call.traceId}-${call.spanId}-01`);
  expect(visit).toMatchObject({
    name: 'GET /restaurant/[restaurantId]/menu',
    kind: SPAN_KIND_SERVER,
    traceId: call.traceId,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/restaurant/[restaurantId]/menu',
      'http.response.status_code': 200,
      'correlation.id': request?.headers['x-correlation-id'],
    },
  });
  expect(call).toMatchObject({
    kind: SPAN_KIND_CLIENT,
    attributes: {
      'provider.call': 'menu',
      'provider.outcome': 'answered',
      'correlation.id': request?.headers['x-correlation-id'],
    },
  });
  expect(new Set(collector.getServiceNames())).toEqual(new Set(['site-under-test']));
  expect(collector.received.map(({ path }) => path)).toContain('/v1/traces');
});

for (const protocol of ['http/json', 'http/protobuf']) {
  test(`no id and no token is in a span that is sent by ${protocol}`, async ({
    startOwnSite,
    collector,
    control,
  }) => {
    const site = await startOwnSite({
      ...settingsFor(collector.origin),
      OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
    });
    const visitAll = async (): Promise<void> => {
      const paths = [
        routes.resetPassword({ token: CANARY }),
        routes.activate({ token: CANARY }),
        routes.cardPayment({ userId: CANARY, orderId: CANARY }),
        routes.paymentLoading({ userId: CANARY }),
        routes.invoice({ invoiceId: CANARY }),
        routes.menu({ restaurantId: CANARY }),
        `${routes.paymentResult()}?RC=00&ORDER=${CANARY}&MESSAGE=${CANARY}`,
        `/activate/${CANARY}!`,
        `/${CANARY}`,
        `/_next/image?url=${CANARY}`,
      ];
      for (const path of paths) {
        await sendRaw(site.origin, path);
        await sendRaw(site.origin, path, { headers: { rsc: '1', 'x-canary': CANARY } });
      }
      for (const name of apiNames) {
        await sendApi(site.origin, name, { body: apiBodiesWith(CANARY)[name] });
      }
    };
    await visitAll();
    await control.setFault('bad-json');
    await visitAll();
    await control.clearFaults();
    await sendRaw(site.origin, '/terms');
    const sent = (): string => Buffer.concat(collector.received.map(({ body }) => body)).toString();
    // `/terms` was visited last, so no span of an earlier visit is sent after its span.
    await expect.poll(sent, { timeout: EXPORTED_WITHIN_MS }).toContain('GET /terms');
    for (const text of ['GET /activate/[token]', apiRoutes.verifyToken, 'provider verifyToken']) {
      expect(sent()).toContain(text);
    }
    expect(sent()).not.toContain(SECRET_PART);
    const types = new Set(collector.received.map(({ type }) => type));
    expect([...types]).toEqual([
      protocol === 'http/json' ? 'application/json' : 'application/x-protobuf',
    ]);
  });
}

test('the spans of the last requests are sent before the process exits', async ({
  startOwnSite,
  collector,
}) => {
  // With a delay of a minute, only the end of the process can send the spans in time.
  const settings = { ...settingsFor(collector.origin), OTEL_BSP_SCHEDULE_DELAY: '60000' };
  const site = await startOwnSite(settings);
  await sendRaw(site.origin, '/terms');
  expect(collector.getSpans()).toEqual([]);
  expect(await site.stop()).toBe(0);
  expect(collector.getSpans().map(({ name }) => name)).toContain('GET /terms');
});

test('pages answer while the collector is down, and the failure is logged', async ({
  startOwnSite,
  collector,
}) => {
  await collector.stop();
  const site = await startOwnSite({
    ...settingsFor(collector.origin),
    // By default the exporter tries for ten seconds.
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
  });
  for (let visit = 0; visit < 5; visit += 1) {
    expect((await sendRaw(site.origin, menu)).status).toBe(200);
  }
  await expect
    .poll(site.output, { timeout: EXPORTED_WITHIN_MS })
    .toContain('"msg":"Traces were not sent"');
});
