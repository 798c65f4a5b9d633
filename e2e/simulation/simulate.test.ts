import { MAX_COPIES } from '../../lib/provider/catalogue/last-good.ts';
import type { Arrival } from './arrivals.ts';
import { createArrivals } from './arrivals.ts';
import { checkedScenario } from './checked-scenario.ts';
import type { Scenario } from './scenario.ts';
import { simulate } from './simulate.ts';
import type { Simulated } from './simulate.ts';
import { siteRoom } from './site-room.ts';

/** Two visits a second, all to one menu. The simulation sends them to the instances in turn. */
const everyHalfSecond = (seconds: number): readonly Arrival[] =>
  Array.from({ length: seconds * 2 }, (_, index) => ({ atMs: index * 500, menu: 0 }));
const PERIODS = 6;
const SECONDS = PERIODS * 10;

const run = (changes: Partial<Scenario>, arrivals = everyHalfSecond(SECONDS)): Simulated =>
  simulate(
    {
      ...checkedScenario,
      traffic: { ...checkedScenario.traffic, seconds: SECONDS },
      periodSeconds: 10,
      latencyMs: 1,
      renderMs: 1,
      ...changes,
    },
    arrivals,
  );

describe('a simulated menu', () => {
  it('costs each instance one call in a period', () => {
    expect(run({ instances: 1 }).calls).toBe(PERIODS);
    expect(run({ instances: 2 }).calls).toBe(2 * PERIODS);
  });

  it('with Redis costs all instances together about one call in a period', () => {
    const { calls } = run({ instances: 4, hasRedis: true });
    // With Redis a period is up to 9 % shorter (`spreadPeriod`). So the same time has up to 1.1
    // times as many periods. A period that has begun but not ended also costs a call.
    expect(calls).toBeGreaterThanOrEqual(PERIODS);
    expect(calls).toBeLessThanOrEqual(1.1 * PERIODS + 1);
  });

  it('is rendered while the first visitor waits, and no other visitor waits', () => {
    const { bySource, waitsMs } = run({ instances: 1 });
    expect(bySource).toEqual({ edge: 0, instance: 119, redis: 0, rendered: 1, failed: 0 });
    expect(waitsMs).toHaveLength(1);
  });

  it('is rendered for one visitor, and comes from Redis for some later visitors', () => {
    const { bySource } = run({ hasRedis: true });
    expect(bySource.rendered).toBe(1);
    expect(bySource.redis).toBeGreaterThan(0);
  });

  it('comes from the edge after the first visit', () => {
    const { bySource, views } = run({ hasEdge: true });
    expect(bySource).toMatchObject({ rendered: 1, edge: views - 1 });
  });

  it('costs one call when 50 visitors come at the same time, and each of them waits for the page', () => {
    const together = Array.from({ length: 50 }, () => ({ atMs: 0, menu: 0 }));
    const { calls, waitsMs, bySource } = run({ instances: 1 }, together);
    expect([calls, waitsMs.length, bySource.rendered]).toEqual([1, 50, 50]);
  });
});

describe('the limits of an instance', () => {
  const crowd = Array.from({ length: 60 }, (_, menu) => ({ atMs: 0, menu }));

  it('refuse calls beyond 6 sockets and 39 waiting places', () => {
    const { calls, bySource } = run({ instances: 1, latencyMs: 10 }, crowd);
    expect([calls, bySource.rendered, bySource.failed]).toEqual([45, 45, 15]);
  });

  it('end calls to a slow provider after 2.5 s', () => {
    const { waitsMs, bySource } = run({ instances: 1, latencyMs: 1e9 }, crowd);
    expect(bySource.failed).toBe(60);
    expect(waitsMs.at(-1)).toBeCloseTo(2_501);
  });

  it('evict from its caches the menu that was not visited for the longest time', () => {
    const visits = [0, 1, 0, 2, 0, 1].map((menu, index) => ({ atMs: index * 100, menu }));
    const room = { pages: 2, answers: 2, edge: 2 };
    expect(run({ instances: 1, room }, visits).bySource.rendered).toBe(4);
    expect(run({ instances: 1 }, visits).bySource.rendered).toBe(3);
  });

  it('allow as many answers as the site keeps last good copies', () => {
    expect(siteRoom.answers).toBe(MAX_COPIES);
  });
});

describe('a simulation', () => {
  it('has the same result each time', () => {
    const again = (): Simulated =>
      simulate({ ...checkedScenario, hasRedis: true }, createArrivals(checkedScenario.traffic));
    expect(again()).toEqual(again());
  });

  it('counts neither views nor calls of the warm-up time', () => {
    const { views, calls, callsPerSecond } = run({ instances: 1, warmUpSeconds: 30 });
    expect([views, calls, callsPerSecond]).toEqual([60, 3, 0.1]);
  });
});
