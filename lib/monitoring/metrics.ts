import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { GroupState } from '../provider/client.ts';
import { getProcessEvents } from '../process-events.ts';
import { getSharing } from '../shared-store/sharing.ts';

/** The buckets range from a cached page (a few milliseconds) to a payment call (seconds). */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  readonly contentType: string;
  /** The current values in Prometheus's text format. */
  readonly print: () => Promise<string>;
};

type GetStates = () => readonly GroupState[];

/**
 * Each label has a fixed set of values. The process keeps each value in memory, so visitors must
 * not be able to add values.
 */
export function createMetrics(getGroupStates: GetStates): Metrics {
  const registry = new Registry();
  // Among these metrics are memory, processor time, garbage collection and event loop delay.
  collectDefaultMetrics({ register: registry });
  countRequests(registry);
  countProviderCalls(registry);
  showProviderState(registry, getGroupStates);
  countCacheUse(registry);
  showIndexedMenus(registry);
  countReports(registry);
  showSharedStore(registry);
  return { contentType: registry.contentType, print: () => registry.metrics() };
}

function countRequests(registry: Registry): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status; 499: the connection ended before the answer was sent',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  getProcessEvents().on('requestEnded', ({ route }, { status, seconds }) => {
    requests.inc({ route, status });
    durations.observe({ route }, seconds);
  });
}

function countProviderCalls(registry: Registry): void {
  const calls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls to the provider by outcome; retries of a call are not counted',
    labelNames: ['call', 'outcome'] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Time of a call with waiting and retry',
    labelNames: ['call'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const unusable = new Counter({
    name: 'provider_unusable_answers_total',
    help: 'Answers of the provider whose body has another shape than the contract',
    labelNames: ['answer'] as const,
    registers: [registry],
  });
  const oversized = new Counter({
    name: 'provider_oversized_answers_total',
    help: 'Answers of the provider that are larger than the limit of their call',
    labelNames: ['call'] as const,
    registers: [registry],
  });
  getProcessEvents()
    .on('callEnded', ({ call }, { outcome, seconds }) => {
      calls.inc({ call, outcome });
      durations.observe({ call }, seconds);
    })
    .on('answerUnusable', ({ answer }) => unusable.inc({ answer }))
    .on('answerTooLarge', ({ call }) => oversized.inc({ call }));
}

function showProviderState(registry: Registry, getGroupStates: GetStates): void {
  const showEach = (
    name: string,
    help: string,
    read: (state: GroupState) => number,
  ): Gauge<'group'> =>
    new Gauge({
      name,
      help,
      labelNames: ['group'] as const,
      registers: [registry],
      collect() {
        for (const state of getGroupStates()) this.set({ group: state.group }, read(state));
      },
    });
  showEach('provider_breaker_open', '1 while the breaker is open or half-open', ({ breaker }) =>
    breaker === 'open' ? 1 : 0,
  );
  showEach('provider_calls_running', 'Calls that hold a socket', ({ running }) => running);
  showEach('provider_calls_waiting', 'Calls that wait for a socket', ({ waiting }) => waiting);
}

function countCacheUse(registry: Registry): void {
  const reads = new Counter({
    name: 'cache_reads_total',
    help: 'Reads of pages, build files, menus and the list; stale: a copy that was not fresh was found and served',
    labelNames: ['cache', 'result'] as const,
    registers: [registry],
  });
  const evictions = new Counter({
    name: 'cache_evictions_total',
    help: 'Entries removed because a store was full',
    labelNames: ['store'] as const,
    registers: [registry],
  });
  getProcessEvents()
    .on('cacheRead', ({ cache, result }) => reads.inc({ cache, result }))
    .on('evicted', ({ store, entries }) => evictions.inc({ store }, entries));
}

function showIndexedMenus(registry: Registry): void {
  const known = new Gauge({
    name: 'search_menus_known',
    help: 'Menus in the index of all menus; 0 until the index is first made',
    registers: [registry],
  });
  const all = new Gauge({
    name: 'search_menus_all',
    help: 'Restaurants of the list that may have a menu, as the index of all menus last counted them',
    registers: [registry],
  });
  getProcessEvents().on('menusIndexed', (menus) => {
    known.set(menus.known);
    all.set(menus.all);
  });
}

const MS_PER_SECOND = 1_000;
/**
 * For all web vitals but CLS, which has `SHIFT_BUCKETS`. Both lists include the limits of the
 * ratings 'good' and 'poor' of web.dev.
 */
const VITAL_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const LAYOUT_SHIFT = 'CLS';

/**
 * The labels have few values, because the routes that receive reports (`lib/reports`) accept only
 * known pages and web vitals, and replace an unknown directive with 'other'.
 */
function countReports(registry: Registry): void {
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers have reported',
    labelNames: ['route', 'directive'] as const,
    registers: [registry],
  });
  const times = new Histogram({
    name: 'web_vital_seconds',
    help: 'TTFB, FCP, LCP and INP of a sample of visits',
    labelNames: ['route', 'vital'] as const,
    buckets: VITAL_BUCKETS_SECONDS,
    registers: [registry],
  });
  const shifts = new Histogram({
    name: 'web_vital_layout_shift',
    help: 'CLS of a sample of visits',
    labelNames: ['route'] as const,
    buckets: SHIFT_BUCKETS,
    registers: [registry],
  });
  getProcessEvents()
    .on('violationReported', ({ page: route, directive }) => violations.inc({ route, directive }))
    .on('vitalMeasured', ({ page: route, vital, value }) => {
      if (vital === LAYOUT_SHIFT) shifts.observe({ route }, value);
      else times.observe({ route, vital }, value / MS_PER_SECOND);
    });
}

/** Adds the metrics of the shared store. Without `REDIS_URL` there is no store and no metric. */
function showSharedStore(registry: Registry): void {
  const sharing = getSharing();
  if (sharing === undefined) return;
  const state = new Gauge({
    name: 'shared_store_up',
    help: '1 while the store that instances share answers in time',
    registers: [registry],
  });
  const calls = new Counter({
    name: 'shared_store_calls_total',
    help: 'Commands to the store that instances share; only probes while shared_store_up is 0',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  state.set(sharing.connection.isUp() ? 1 : 0);
  getProcessEvents()
    .on('sharedStoreFound', ({ isUp }) => state.set(isUp ? 1 : 0))
    .on('sharedStoreAsked', ({ outcome }) => calls.inc({ outcome }));
}
