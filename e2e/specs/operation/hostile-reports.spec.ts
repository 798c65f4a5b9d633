import { createVisitorAddress } from '../../support/browser/visitor-address.ts';
import {
  countViolations,
  METRICS_TOKEN,
  readMetrics,
  valuesOf,
} from '../../support/monitoring/read-metrics.ts';
import { sendReport, unreportedPathsOf, violationOf } from '../../support/pages/report-calls.ts';
import type { ReportCall } from '../../support/pages/report-calls.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/sites/own-site.ts';

const SECRET_PART = '3f9d2c7e51';
const CANARY = `canary-${SECRET_PART}`;
const MENU = '/restaurant/[restaurantId]/menu';
const MAX_BYTES = 65_536;

const test = createOwnSiteTest({ METRICS_TOKEN, VITALS_SAMPLE_PERCENT: '100' });

const refused: readonly (readonly [string, number, ReportCall])[] = [
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map(
    (method) => [method, 405, { method }] as const,
  ),
  ['another type', 415, { body: {}, headers: { 'content-type': 'application/json' } }],
  [
    'a form',
    415,
    { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  ['another site', 403, { body: {}, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['no JSON', 400, { body: '{' }],
  ['nothing', 400, { body: '' }],
  ['no report', 400, { body: [1, null, {}] }],
  ['deep JSON', 400, { body: '['.repeat(30_000) + ']'.repeat(30_000) }],
  ['too many bytes in chunks', 413, { body: ' '.repeat(MAX_BYTES + 1) }],
  [
    'too many bytes with a length',
    413,
    { body: ' '.repeat(MAX_BYTES + 1), headers: { 'content-length': `${MAX_BYTES + 1}` } },
  ],
];

test('reports that no browser sends add at most one series to the metrics and one line to the log', async ({
  ownSite,
}) => {
  test.setTimeout(60_000);
  const { origin, output } = ownSite;
  const before = await countViolations(ownSite);
  for (const [what, status, call] of refused) {
    const answer = await sendReport(origin, 'violations', call);
    expect.soft([what, answer.status]).toEqual([what, status]);
  }
  for (const address of [CANARY, `https://evil.example/${CANARY}`, ...unreportedPathsOf(CANARY)]) {
    const body = violationOf(new URL(address, origin).href);
    expect.soft((await sendReport(origin, 'violations', { body })).status).toBe(204);
  }
  expect(await countViolations(ownSite)).toEqual(before);
  expect(output()).not.toContain(SECRET_PART);

  // Each report names a different restaurant and a different unknown directive. The site counts all
  // five under one route template and the directive `other`, and logs one of them per minute.
  for (let index = 0; index < 5; index += 1) {
    const address = `${origin}/restaurant/${CANARY}-${index}/menu`;
    const body = violationOf(address, `x\n{"level":"error"}${index}`);
    expect((await sendReport(origin, 'violations', { body })).status).toBe(204);
  }
  const labels = `route="${MENU}",directive="other"`;
  expect(await countViolations(ownSite)).toEqual({
    ...before,
    [labels]: (before[labels] ?? 0) + 5,
  });
  expect(output().split('"directive":"other"')).toHaveLength(2);
  expect(output()).not.toContain(SECRET_PART);
});

test('a flood of reports is limited for each visitor', async ({ ownSite }) => {
  test.setTimeout(60_000);
  const body = violationOf(`${ownSite.origin}/terms`);
  const visitor = createVisitorAddress();
  const send = async (from: string): Promise<number> => {
    const headers = { 'x-forwarded-for': from };
    return (await sendReport(ownSite.origin, 'violations', { body, headers })).status;
  };
  const statuses: number[] = [];
  for (let sent = 0; sent < 35; sent += 1) statuses.push(await send(visitor));
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await send(createVisitorAddress())).toBe(204);
});

const MEASUREMENT = { page: '/', vital: 'LCP', value: 1 };

test('web vitals that no browser sends add no series to the metrics', async ({ ownSite }) => {
  const countTimes = async (): Promise<unknown> =>
    valuesOf((await readMetrics(ownSite.origin)).body, 'web_vital_seconds_count');
  const before = await countTimes();
  for (const [status, call] of [
    [405, { method: 'GET' }],
    [403, { body: [MEASUREMENT], headers: { 'sec-fetch-site': 'cross-site' } }],
    [415, { body: [MEASUREMENT], headers: { 'content-type': 'text/plain' } }],
    [413, { body: ' '.repeat(5_000) }],
    [400, { body: [{ ...MEASUREMENT, page: '/activate/[token]' }] }],
    [400, { body: [{ ...MEASUREMENT, page: '/restaurant/a/menu' }] }],
    [400, { body: [{ ...MEASUREMENT, vital: 'x"} 1\nevil{a="' }] }],
    [400, { body: [{ ...MEASUREMENT, value: 'x' }] }],
  ] as const) {
    const answer = await sendReport(ownSite.origin, 'vitals', call);
    expect.soft([call, answer.status]).toEqual([call, status]);
  }
  expect(await countTimes()).toEqual(before);
});
