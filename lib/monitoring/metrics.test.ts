import type { GroupState } from '@/lib/provider/transport/client';
import { createMetrics } from './metrics.ts';
import { getSignals } from '@/lib/signals/signals';

describe('the metrics of the process', () => {
  let states: readonly GroupState[] = [];
  const metrics = createMetrics(() => states);
  const printLines = async (name: string): Promise<readonly string[]> =>
    (await metrics.print()).split('\n').filter((line) => line.startsWith(name));

  it('count requests by route and status, and time them by route', async () => {
    const route = '/activate/[token]';
    const request = { route, correlationId: 'canary' };
    getSignals().emit('requestAnswered', request, { status: 200, seconds: 0.03 });
    getSignals().emit('requestAnswered', request, { status: 503, seconds: 3 });
    expect(await printLines('http_requests_total')).toEqual([
      `http_requests_total{route="${route}",status="200"} 1`,
      `http_requests_total{route="${route}",status="503"} 1`,
    ]);
    const durations = await printLines('http_request_duration_seconds');
    expect(durations).toContain(
      `http_request_duration_seconds_bucket{le="0.05",route="${route}"} 1`,
    );
    expect(durations).toContain(`http_request_duration_seconds_count{route="${route}"} 2`);
  });

  it('count calls to the provider by name and outcome, and time them by name', async () => {
    const call = {
      call: 'verifyToken',
      group: 'account',
      method: 'GET',
      correlationId: 'canary',
      headers: {},
    } as const;
    getSignals().emit('callEnded', call, { outcome: 'answered', seconds: 0.2 });
    getSignals().emit('callEnded', call, { outcome: 'timeout', seconds: 2.5 });
    expect(await printLines('provider_calls_total')).toEqual([
      'provider_calls_total{call="verifyToken",outcome="answered"} 1',
      'provider_calls_total{call="verifyToken",outcome="timeout"} 1',
    ]);
    expect(await printLines('provider_call_duration_seconds_sum')).toEqual([
      'provider_call_duration_seconds_sum{call="verifyToken"} 2.7',
    ]);
    expect(await metrics.print()).not.toContain('canary');
  });

  it('count answers of the provider that cannot be used', async () => {
    getSignals().emit('answerUnusable', { answer: 'menu' });
    getSignals().emit('answerUnusable', { answer: 'menu' });
    expect(await printLines('provider_unusable_answers_total')).toEqual([
      'provider_unusable_answers_total{answer="menu"} 2',
    ]);
  });

  it('count answers of the provider that are too large', async () => {
    getSignals().emit('answerTooLarge', { call: 'menu' });
    expect(await printLines('provider_oversized_answers_total')).toEqual([
      'provider_oversized_answers_total{call="menu"} 1',
    ]);
  });

  it('show the current state of breakers and bulkheads', async () => {
    states = [{ group: 'menu', breaker: 'open', running: 2, waiting: 5 }];
    expect(await printLines('provider_breaker_open')).toEqual([
      'provider_breaker_open{group="menu"} 1',
    ]);
    states = [{ group: 'menu', breaker: 'closed', running: 2, waiting: 5 }];
    expect([
      ...(await printLines('provider_breaker_open')),
      ...(await printLines('provider_calls_running')),
      ...(await printLines('provider_calls_waiting')),
    ]).toEqual([
      'provider_breaker_open{group="menu"} 0',
      'provider_calls_running{group="menu"} 2',
      'provider_calls_waiting{group="menu"} 5',
    ]);
  });

  it('count cache reads and evictions', async () => {
    getSignals().emit('cacheRead', { cache: 'pages', result: 'stale' });
    getSignals().emit('evicted', { store: 'pages disk', entries: 12 });
    expect([...(await printLines('cache_'))]).toEqual([
      'cache_reads_total{cache="pages",result="stale"} 1',
      'cache_evictions_total{store="pages disk"} 12',
    ]);
  });

  it('show the number of indexed menus, and of restaurants that may have a menu', async () => {
    expect(await printLines('search_menus')).toEqual([
      'search_menus_known 0',
      'search_menus_all 0',
    ]);
    getSignals().emit('menusIndexed', { known: 14, all: 15 });
    expect(await printLines('search_menus')).toEqual([
      'search_menus_known 14',
      'search_menus_all 15',
    ]);
  });

  it.each(['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])(
    'include %s',
    async (name) => {
      expect(await printLines(`${name} `)).toHaveLength(1);
    },
  );
});
