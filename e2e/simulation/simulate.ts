import { spreadPeriod } from '../../lib/provider/catalogue/spread-period.ts';
import { bulkheadLimits } from '../../lib/provider/transport/bulkhead.ts';
import { callDeadlinesMs } from '../../lib/provider/transport/call-deadlines.ts';
import type { Arrival } from './arrivals.ts';
import { createEdge } from './edge.ts';
import { createEventQueue } from './event-queue.ts';
import { createInstance } from './instance.ts';
import type { Instance } from './instance.ts';
import { createProviderPort } from './provider-port.ts';
import { createRandom, drawWait } from './random.ts';
import { createRedisModel } from './redis-model.ts';
import type { Scenario, Source } from './scenario.ts';

export type Simulated = {
  readonly views: number;
  readonly bySource: Readonly<Record<Source, number>>;
  readonly calls: number;
  readonly callsPerSecond: number;
  /**
   * The mean number of pages that the instances began to render in a second, for visitors or in the
   * background.
   */
  readonly rendersPerSecond: number;
  /** The greatest number of calls that began in one second. */
  readonly peakCalls: number;
  /** How long views waited for their answers, ascending. Views without a wait are left out. */
  readonly waitsMs: readonly number[];
  readonly redis: { readonly pages: number; readonly answers: number };
};

/** Serves the arrivals in simulated time. Equal arguments give equal results. */
export function simulate(scenario: Scenario, arrivals: Iterable<Arrival>): Simulated {
  const { traffic, hasRedis, hasEdge, latencyMs, renderMs, room, warmUpSeconds } = scenario;
  const events = createEventQueue();
  const random = createRandom(traffic.seed + 1);
  const redis = hasRedis ? createRedisModel(events) : undefined;
  const periodMs = scenario.periodSeconds * 1_000;
  const isCounted = (): boolean => events.now() >= warmUpSeconds * 1_000;
  const callsBySecond = new Map<number, number>();
  const onCall = (): void => {
    const second = Math.floor(events.now() / 1_000);
    if (isCounted()) callsBySecond.set(second, (callsBySecond.get(second) ?? 0) + 1);
  };
  let renders = 0;
  const onRender = (): void => {
    if (isCounted()) renders += 1;
  };
  const instances = Array.from({ length: scenario.instances }, () =>
    createInstance({
      events,
      redis,
      renderMs,
      room,
      onRender,
      getPeriodMs: (menu) => (hasRedis ? spreadPeriod(String(menu), periodMs) : periodMs),
      callProvider: createProviderPort({
        events,
        limits: bulkheadLimits.menu,
        timeoutMs: callDeadlinesMs.menu,
        drawLatencyMs: () => drawWait(random, latencyMs),
        onCall,
      }),
    }),
  );
  let requests = 0;
  const pass: Instance = (menu, onServed) => {
    const instance = instances[requests % instances.length];
    requests += 1;
    instance?.(menu, onServed);
  };
  const edge = hasEdge ? createEdge(events, pass, room.edge) : undefined;

  const bySource = { edge: 0, instance: 0, redis: 0, rendered: 0, failed: 0 };
  const waitsMs: number[] = [];
  for (const { atMs, menu } of arrivals) {
    events.advanceTo(atMs);
    const isCountedView = isCounted();
    (edge ?? pass)(menu, (source) => {
      if (!isCountedView) return;
      bySource[source] += 1;
      if (events.now() > atMs) waitsMs.push(events.now() - atMs);
    });
  }
  events.advanceTo(traffic.seconds * 1_000);
  const countedSeconds = traffic.seconds - warmUpSeconds;
  const stored = redis?.count() ?? { pages: 0, answers: 0 };
  const calls = [...callsBySecond.values()].reduce((sum, count) => sum + count, 0);
  return {
    views: Object.values(bySource).reduce((sum, count) => sum + count, 0),
    bySource,
    calls,
    callsPerSecond: calls / countedSeconds,
    rendersPerSecond: renders / countedSeconds,
    peakCalls: Math.max(0, ...callsBySecond.values()),
    waitsMs: waitsMs.toSorted((a, b) => a - b),
    redis: stored,
  };
}
