import { unknownApiRoute } from '@/lib/api/api-route';
import type { GroupState } from '@/lib/provider/client';
import { getProcessEvents } from '@/lib/process-events';
import { fakeSharing } from '@/e2e/support/unit/fake-sharing';
import { createMetricsRoute } from './metrics-route.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { getSite } from '@/lib/site';

const events = getProcessEvents();

describe('the metrics of the process', () => {
  let states: readonly GroupState[] = [];
  let metrics: Metrics;
  const printLines = async (name: string): Promise<readonly string[]> =>
    (await metrics.print()).split('\n').filter((line) => line.startsWith(name));

  beforeEach(() => {
    metrics = createMetrics(() => states);
  });
  afterEach(() => {
    events.removeAllListeners();
    getSite().sharing = undefined;
  });

  it('count what the process reports', async () => {
    events.emit('answerTooLarge', { call: 'menu' });
    events.emit('evicted', { store: 'pages disk', entries: 12 });
    events.emit('menusIndexed', { known: 14, all: 15 });
    events.emit('vitalMeasured', { page: '/', vital: 'LCP', value: 2_400 });
    events.emit('vitalMeasured', { page: '/', vital: 'CLS', value: 0.2 });
    const expected = [
      'provider_oversized_answers_total{call="menu"} 1',
      'cache_evictions_total{store="pages disk"} 12',
      'search_menus_known 14',
      'search_menus_all 15',
      'web_vital_seconds_sum{route="/",vital="LCP"} 2.4',
      'web_vital_seconds_bucket{le="1.8",route="/",vital="LCP"} 0',
      'web_vital_seconds_bucket{le="2.5",route="/",vital="LCP"} 1',
      'web_vital_layout_shift_bucket{le="0.15",route="/"} 0',
      'web_vital_layout_shift_bucket{le="0.25",route="/"} 1',
    ];
    expect(await printLines('')).toEqual(expect.arrayContaining(expected));
  });

  it('show the current state of breakers and bulkheads, and of the process', async () => {
    for (const [breaker, value] of [
      ['open', 1],
      ['closed', 0],
    ] as const) {
      states = [{ group: 'menu', breaker, running: 2, waiting: 5 }];
      expect(await printLines('provider_')).toEqual([
        `provider_breaker_open{group="menu"} ${value}`,
        'provider_calls_running{group="menu"} 2',
        'provider_calls_waiting{group="menu"} 5',
      ]);
    }
    expect(await printLines('nodejs_eventloop_lag_p99_seconds ')).toHaveLength(1);
    expect(await printLines('process_resident_memory_bytes ')).toHaveLength(1);
  });

  it('show the state of the shared store, if there is one', async () => {
    expect(await printLines('shared_store')).toEqual([]);
    getSite().sharing = fakeSharing(() => Promise.reject(new Error('not asked')));
    metrics = createMetrics(() => states);
    expect(await printLines('shared_store')).toEqual(['shared_store_up 1']);
    events.emit('sharedStoreFound', { isUp: false });
    events.emit('sharedStoreAsked', { outcome: 'unavailable' });
    expect(await printLines('shared_store')).toEqual([
      'shared_store_up 0',
      'shared_store_calls_total{outcome="unavailable"} 1',
    ]);
  });
});

describe('the route of the metrics', () => {
  const TOKEN = 'a-token-with-thirty-two-letters-';
  const printed: Metrics = {
    contentType: 'text/plain; version=0.0.4',
    print: async () => 'up 1\n',
  };
  const routeWith = (token?: string, metrics?: Metrics): ReturnType<typeof createMetricsRoute> =>
    createMetricsRoute({ getToken: () => token, getMetrics: () => metrics });
  const requestOf = (authorization?: string, method = 'GET'): Request =>
    new Request('https://site.example/api/metrics', {
      method,
      headers: authorization === undefined ? {} : { authorization },
    });

  it('prints the metrics for the right token, and no cache may store them', async () => {
    const route = routeWith(TOKEN, printed);
    const answer = await route.GET(requestOf(`Bearer ${TOKEN}`));
    expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
    expect(answer.headers.get('content-type')).toBe(printed.contentType);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await route.HEAD(requestOf(`Bearer ${TOKEN}`, 'HEAD'))).status).toBe(200);
  });

  it.each([
    ['no header', routeWith(TOKEN, printed), requestOf()],
    ['an empty token', routeWith(TOKEN, printed), requestOf('Bearer ')],
    ['another token', routeWith(TOKEN, printed), requestOf(`Bearer ${TOKEN.toUpperCase()}`)],
    ['a part of the token', routeWith(TOKEN, printed), requestOf(`Bearer ${TOKEN.slice(0, -1)}`)],
    ['the token and more', routeWith(TOKEN, printed), requestOf(`Bearer ${TOKEN}x`)],
    ['another scheme', routeWith(TOKEN, printed), requestOf(`Basic ${TOKEN}`)],
    ['another method', routeWith(TOKEN, printed), requestOf(`Bearer ${TOKEN}`, 'POST')],
    ['no token in the settings', routeWith(undefined, printed), requestOf('Bearer undefined')],
    ['the right token, but no metrics', routeWith(TOKEN), requestOf(`Bearer ${TOKEN}`)],
  ])('with %s answers exactly as an unknown address', async (_, route, request) => {
    const answer = await (request.method === 'POST' ? route.POST : route.GET)(request);
    const unknown = await unknownApiRoute.GET(request);
    expect(answer.status).toBe(404);
    expect([...answer.headers]).toEqual([...unknown.headers]);
    expect(await answer.text()).toBe(await unknown.text());
  });
});
