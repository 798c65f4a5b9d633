import { z } from 'zod';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { REPORTS_PER_CLIENT_AND_MINUTE, REPORTS_PER_MINUTE } from '@/lib/api/rate-limits';
import { CLIENT_HEADER } from '@/lib/request/client-address';
import { getProcessEvents } from '@/lib/process-events';
import type { MeasuredVital, ReportedViolation } from '@/lib/process-events';
import { createReportRoute, createVitalsRoute } from './report-route.ts';
import { createViolationsRoute } from './violations-route.ts';

const MAX_BYTES = 64;
const TYPE = 'application/example+json';

type Sent = {
  readonly method?: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
};

describe('a route for reports of browsers', () => {
  let received: unknown[];
  let isOn: boolean;
  let route: ReturnType<typeof createReportRoute>;
  let clients = 0;

  beforeEach(() => {
    received = [];
    isOn = true;
    route = createReportRoute({
      contentType: /^application\/example\+json$/,
      maxBytes: MAX_BYTES,
      schema: z.strictObject({ value: z.number() }),
      receive: (report) => void received.push(report),
      isOn: () => isOn,
    });
  });

  const send = ({
    method = 'POST',
    body = '{"value":1}',
    headers = {},
  }: Sent = {}): Promise<Response> => {
    clients += 1;
    return route.POST(
      new Request('https://site.example/api/reports/x', {
        method,
        ...(method !== 'GET' && method !== 'HEAD' && { body, duplex: 'half' }),
        headers: {
          'content-type': TYPE,
          // `Origin` is read only if the browser has not sent `Sec-Fetch-Site`.
          ...(headers['origin'] === undefined && { 'sec-fetch-site': 'same-origin' }),
          [CLIENT_HEADER]: `${clients}`,
          ...headers,
        },
      }),
    );
  };

  it('takes a report and answers 204 without a body', async () => {
    const response = await send();
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(received).toEqual([{ value: 1 }]);
  });

  it.each<[string, number, Sent]>([
    ['GET', 405, { method: 'GET' }],
    ['a report from another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['another content type', 415, { headers: { 'content-type': 'application/json' } }],
    ['a report without a content type', 415, { headers: { 'content-type': '' } }],
    ['a length above the limit', 413, { headers: { 'content-length': `${MAX_BYTES + 1}` } }],
    ['a body above the limit', 413, { body: '{"value":1}'.padEnd(MAX_BYTES + 1) }],
    ['an empty body', 400, { body: '' }],
    ['a body that is not JSON', 400, { body: '{"value":1' }],
    ['a wrong shape', 400, { body: '{"value":"1"}' }],
  ])('refuses %s with %i', async (_, status, sent) => {
    const response = await send(sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ outcome: 'rejected' });
    expect(received).toEqual([]);
  });

  it('answers 404 while it is off', async () => {
    isOn = false;
    expect((await send()).status).toBe(404);
    expect((await send({ method: 'GET' })).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('limits each client without limiting the others', async () => {
    const headers = { [CLIENT_HEADER]: 'flood' };
    for (let sent = 0; sent < REPORTS_PER_CLIENT_AND_MINUTE; sent += 1)
      await send({ headers, body: 'x' });
    const response = await send({ headers });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send()).status).toBe(204);
    expect(received).toHaveLength(1);
  });

  it('limits all clients together, before it reads the body', async () => {
    for (let sent = 0; sent < REPORTS_PER_MINUTE; sent += 1) await send();
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(8));
        },
      },
      { highWaterMark: 0 },
    );
    expect((await send({ body })).status).toBe(429);
    expect(pulled).toBe(0);
    expect(received).toHaveLength(REPORTS_PER_MINUTE);
  });
});

describe('the route of violations', () => {
  const reportOf = (directive: string, blocked: string): object => ({
    'csp-report': {
      'document-uri': 'https://site.example/terms?canary',
      'effective-directive': directive,
      'blocked-uri': blocked,
    },
  });
  const counted: ReportedViolation[] = [];
  const count = (violation: ReportedViolation): number => counted.push(violation);
  beforeAll(() => void getProcessEvents().on('violationReported', count));
  afterAll(() => void getProcessEvents().off('violationReported', count));
  beforeEach(() => counted.splice(0));

  const send = (
    route: ReturnType<typeof createViolationsRoute>,
    body: unknown,
    type = 'application/csp-report',
  ): Promise<Response> =>
    route.POST(
      new Request('https://site.example/api/reports/violations', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': type },
      }),
    );

  it('counts every violation, and logs one a minute for each page and directive', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { log, lines } = watchedLog();
    const route = createViolationsRoute(() => log);
    await send(route, reportOf('img-src', 'https://a.example/canary'));
    await send(route, reportOf('img-src', 'https://b.example/canary'));
    await send(route, reportOf('font-src', 'https://a.example/canary'));

    expect(counted).toEqual([
      { page: '/terms', directive: 'img-src' },
      { page: '/terms', directive: 'img-src' },
      { page: '/terms', directive: 'font-src' },
    ]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        page: '/terms',
        directive: 'img-src',
        blocked: 'https://a.example',
        msg: 'Content-Security-Policy violated',
      },
      expect.objectContaining({ directive: 'font-src' }),
    ]);
    expect(lines.join()).not.toContain('canary');

    await jest.advanceTimersByTimeAsync(60_000);
    await send(route, reportOf('img-src', 'https://b.example/canary'));
    expect(lines).toHaveLength(3);
    jest.useRealTimers();
  });

  it.each([
    ['application/csp-report', 204],
    ['application/reports+json', 204],
    ['application/reports+json; charset=utf-8', 204],
    ['application/json', 415],
    ['text/plain', 415],
  ])('answers the content type %s with %i', async (type, status) => {
    const { log } = watchedLog();
    const answer = await send(
      createViolationsRoute(() => log),
      reportOf('img-src', 'data'),
      type,
    );
    expect(answer.status).toBe(status);
  });

  it('neither counts nor logs a report about a sensitive page', async () => {
    const { log, lines } = watchedLog();
    const body = { 'csp-report': { 'document-uri': 'https://site.example/activate/canary' } };
    const route = createViolationsRoute(() => log);
    expect((await send(route, body)).status).toBe(204);
    expect([counted, lines]).toEqual([[], []]);
  });
});

describe('the route of web vitals', () => {
  const LCP = { page: '/restaurant/[restaurantId]/menu', vital: 'LCP', value: 1_234 };
  const CLS = { page: '/', vital: 'CLS', value: 0.0123 };
  const { POST } = createVitalsRoute(() => true);
  const measured: MeasuredVital[] = [];
  const note = (vital: MeasuredVital): number => measured.push(vital);
  beforeAll(() => void getProcessEvents().on('vitalMeasured', note));
  afterAll(() => void getProcessEvents().off('vitalMeasured', note));
  beforeEach(() => measured.splice(0));

  const send = async (body: unknown): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    return (await POST(new Request('https://site.example/api/reports/vitals', init))).status;
  };

  it('emits each measurement as an event', async () => {
    expect(await send([LCP, CLS])).toBe(204);
    expect(measured).toEqual([LCP, CLS]);
  });

  it.each([
    ['an empty list', []],
    ['a measurement without a list', LCP],
    ['31 measurements', Array.from({ length: 31 }, () => LCP)],
    ['a sensitive page', [{ ...LCP, page: '/activate/[token]' }]],
    ['an address instead of a template', [{ ...LCP, page: '/restaurant/a/menu' }]],
    ['an unknown vital', [{ ...LCP, vital: 'FID' }]],
    ['the vital __proto__', [{ ...LCP, vital: '__proto__' }]],
    ['a negative value', [{ ...LCP, value: -1 }]],
    ['a value above ten minutes', [{ ...LCP, value: 600_001 }]],
    ['a measurement without a value', [{ ...LCP, value: null }]],
    ['a field that is not expected', [{ ...LCP, id: 'v6-1' }]],
    ['a valid measurement beside an invalid one', [LCP, { ...LCP, page: 'x' }]],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(measured).toEqual([]);
  });

  it('answers 404 with the default settings, by which no visit is measured', async () => {
    const request = new Request('https://site.example/', { method: 'POST', body: '[]' });
    expect((await createVitalsRoute().POST(request)).status).toBe(404);
  });
});
