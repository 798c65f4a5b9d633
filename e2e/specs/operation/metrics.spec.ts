import { routes } from '../../../lib/addresses/routes.ts';
import { FAILURES_TO_OPEN } from '../../../lib/provider/transport/breaker.ts';
import { operatorRoutes } from '../../../lib/api/api-routes.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import type { RawAnswer } from '../../support/browser/raw-request.ts';
import { sendApi } from '../../support/pages/api-calls.ts';
import { expectSensitive } from '../../support/pages/transaction/sensitive-answer.ts';
import { sendReport, violationOf } from '../../support/pages/report-calls.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { listQueries } from '../../support/monitoring/monitoring-queries.ts';
import { listNames, parseQuery } from '../../support/monitoring/promql.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { getFreePort } from '../../support/servers/free-port.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';
import { createModuleRecord } from '../../support/monitoring/loaded-modules.ts';
import { METRICS_TOKEN, readMetrics, valuesOf } from '../../support/monitoring/read-metrics.ts';

const CANARY = 'canary-3f9d2c7e51';
const menuOf = (restaurantId: string): string => routes.menu({ restaurantId });

// `hostile-reports.spec.ts` and `web-vitals.spec.ts` have the same settings, so that the tests of a
// worker can share one site.
const test = createOwnSiteTest({ METRICS_TOKEN, VITALS_SAMPLE_PERCENT: '100' });

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

test('without a setting for metrics, their address is unknown and their package is not loaded', async ({
  startOwnSite,
}) => {
  const modules = await createModuleRecord();
  const site = await startOwnSite(modules.env);
  await sendRaw(site.origin, menuOf(RESTAURANT_ID));
  const unknown = await sendRaw(site.origin, '/api/no-such-address');
  expect(unknown.status).toBe(404);
  expect(fingerprintOf(await readMetrics(site.origin))).toEqual(fingerprintOf(unknown));
  expect(await modules.find('/node_modules/pino/')).not.toEqual([]);
  expect(await modules.find('/node_modules/prom-client/')).toEqual([]);

  await startOwnSite({ ...modules.env, METRICS_TOKEN });
  expect(await modules.find('/node_modules/prom-client/')).not.toEqual([]);
  await modules.remove();
});

test('with METRICS_TOKEN the metrics require the token', async ({ ownSite: site }) => {
  const unknown = fingerprintOf(await sendRaw(site.origin, '/api/no-such-address'));
  expect(fingerprintOf(await readMetrics(site.origin, `${METRICS_TOKEN}x`))).toEqual(unknown);
  expect(fingerprintOf(await sendRaw(site.origin, operatorRoutes.metrics))).toEqual(unknown);
  const answer = await readMetrics(site.origin);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expectSensitive(answer);
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

test('the metrics count requests, calls to the provider, unusable answers, breakers and cache reads', async ({
  startOwnSite,
  control,
}) => {
  const site = await startOwnSite({ METRICS_TOKEN, REVALIDATE_SECONDS: '1' });
  await sendRaw(site.origin, menuOf(RESTAURANT_ID));
  await sendRaw(site.origin, menuOf(RESTAURANT_ID));
  await sendRaw(site.origin, menuOf('sandbox-404'));
  await sendRaw(site.origin, '/nu/exista');
  const well = (await readMetrics(site.origin)).body;
  expect(valuesOf(well, 'http_requests_total')).toMatchObject({
    'route="/restaurant/[restaurantId]/menu",status="200"': 2,
    'route="/restaurant/[restaurantId]/menu",status="404"': 1,
  });
  expect(valuesOf(well, 'provider_calls_total')).toMatchObject({
    'call="menu",outcome="answered"': 1,
    'call="menu",outcome="refused"': 1,
  });
  expect(valuesOf(well, 'provider_breaker_open')['group="menu"']).toBe(0);
  const pages = valuesOf(well, 'cache_reads_total');
  expect(pages['cache="pages",result="miss"']).toBeGreaterThan(0);
  expect(pages['cache="pages",result="hit"']).toBeGreaterThan(0);

  await control.setFault('wrong-shape', '/menu');
  await sendRaw(site.origin, menuOf('alta-forma'));
  const misread = (await readMetrics(site.origin)).body;
  expect(valuesOf(misread, 'provider_unusable_answers_total')).toEqual({ 'answer="menu"': 1 });
  expect(valuesOf(misread, 'provider_calls_total')['call="menu",outcome="answered"']).toBe(2);

  await control.setFault('500', '/menu');
  for (let index = 0; index < FAILURES_TO_OPEN; index += 1) {
    await sendRaw(site.origin, menuOf(`nevazut-${index}`));
  }
  await expect(async () => {
    await sendRaw(site.origin, menuOf(RESTAURANT_ID));
    const { body } = await readMetrics(site.origin);
    expect(valuesOf(body, 'provider_breaker_open')['group="menu"']).toBe(1);
    const reads = valuesOf(body, 'cache_reads_total');
    expect(reads['cache="pages",result="stale"']).toBeGreaterThan(0);
    expect(reads['cache="menu",result="stale"']).toBeGreaterThan(0);
  }).toPass({ timeout: 15_000 });
});

test('the metrics show how many menus the search knows, without a search', async ({
  startOwnSite,
  control,
}) => {
  await control.setScenario({ restaurants: 3 });
  await control.setFault('500', RESTAURANT_ID);
  const site = await startOwnSite({ METRICS_TOKEN, SEARCH_REFRESH_SECONDS: '1' });
  const expectKnown = (known: number): Promise<void> =>
    expect(async () => {
      const { body } = await readMetrics(site.origin);
      expect(valuesOf(body, 'search_menus_known')['']).toBe(known);
      expect(valuesOf(body, 'search_menus_all')['']).toBe(3);
    }).toPass({ timeout: 15_000 });
  await expectKnown(2);
  await control.clearFaults();
  await expectKnown(3);
});

test('no id, token or unknown address becomes a label, and further ids add no label', async ({
  ownSite: site,
}) => {
  const visit = async (id: string): Promise<void> => {
    const paths = [
      routes.resetPassword({ token: id }),
      routes.activate({ token: id }),
      routes.paymentLoading({ userId: id }),
      routes.invoice({ invoiceId: id }),
      menuOf(id),
      `/${id}`,
      `/api/${id}`,
      `/_next/static/${id}.js`,
      `/_next/image?url=${id}`,
    ];
    for (const path of paths) await sendRaw(site.origin, path);
    await sendApi(site.origin, 'verifyToken', { body: { token: id } });
  };
  const readRoutes = async (): Promise<readonly string[]> => {
    const { body } = await readMetrics(site.origin);
    expect(body).not.toContain('3f9d2c7e51');
    return [...new Set(body.match(/route="[^"]*"/g))].toSorted();
  };
  await visit(CANARY);
  // Reads the metrics twice, because a reading is counted only in the next reading.
  await readRoutes();
  const before = await readRoutes();
  expect(before).toContain('route="unknown"');
  for (let index = 0; index < 10; index += 1) await visit(`${CANARY}-${index}`);
  expect(await readRoutes()).toEqual(before);
});

test('every metric and label in dashboard and alert rules is one that the site prints', async ({
  ownSite: site,
  control,
}) => {
  await sendRaw(site.origin, menuOf(RESTAURANT_ID));
  await sendRaw(site.origin, '/restaurants');
  await control.setFault('wrong-shape', '/menu');
  await sendRaw(site.origin, menuOf('alta-forma'));
  await sendReport(site.origin, 'violations', { body: violationOf(`${site.origin}/`) });
  await sendReport(site.origin, 'vitals', { body: [{ page: '/', vital: 'LCP', value: 1 }] });
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
