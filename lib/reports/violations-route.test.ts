import { watchedLog } from '@/e2e/support/unit/watched-log';
import { getSignals } from '@/lib/signals/signals';
import type { ReportedViolation } from '@/lib/signals/signals';
import { createViolationsRoute } from './violations-route.ts';

const reportOf = (directive: string, blocked: string): object => ({
  'csp-report': {
    'document-uri': 'https://site.example/terms?canary',
    'effective-directive': directive,
    'blocked-uri': blocked,
  },
});

describe('the route of violations', () => {
  const counted: ReportedViolation[] = [];
  const count = (violation: ReportedViolation): number => counted.push(violation);
  beforeAll(() => void getSignals().on('violationReported', count));
  afterAll(() => void getSignals().off('violationReported', count));
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
