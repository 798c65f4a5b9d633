import type { PartFigures } from '../bench/figures.ts';
import type { Part } from '../bench/parts/part.ts';
import { formatNumber, percentileOf } from '../bench/spread.ts';
import { createArrivals } from './arrivals.ts';
import type { Traffic } from './arrivals.ts';
import type { Scenario } from './scenario.ts';
import { simulate } from './simulate.ts';
import { siteRoom } from './site-room.ts';

const VIEWS_IN_PEAK_HOUR = 1_000_000;
const HOUR_SECONDS = 3_600;
/** The rate of views at the peak, as a multiple of the day's mean. */
const PEAK_FACTOR = 1.8;
const FEW_MENUS = 1_000;
const MANY_MENUS = 100_000;
const MINUTE_SECONDS = 60;

/** The time in which the caches fill, before the busiest hour of the day. */
const WARM_UP_SECONDS = HOUR_SECONDS / 2;
const traffic: Traffic = {
  menus: MANY_MENUS,
  exponent: 0.9,
  perSecond: VIEWS_IN_PEAK_HOUR / HOUR_SECONDS / PEAK_FACTOR,
  swing: PEAK_FACTOR - 1,
  peakHour: 20,
  startHour: 19,
  seconds: WARM_UP_SECONDS + HOUR_SECONDS,
  seed: 1,
};

const base: Scenario = {
  traffic,
  instances: 4,
  hasRedis: true,
  hasEdge: true,
  periodSeconds: MINUTE_SECONDS,
  latencyMs: 150,
  renderMs: 100,
  room: siteRoom,
  warmUpSeconds: WARM_UP_SECONDS,
};

const withMenus = (menus: number): Partial<Scenario> => ({ traffic: { ...traffic, menus } });
const alone = { hasRedis: false, hasEdge: false } as const;
const hourly = { periodSeconds: HOUR_SECONDS } as const;
const everyPage = { pages: MANY_MENUS, answers: MANY_MENUS, edge: MANY_MENUS } as const;

const scenarios: readonly (readonly [name: string, changes: Partial<Scenario>])[] = [
  ['1,000 menus, 2 instances alone', { ...withMenus(FEW_MENUS), ...alone, instances: 2 }],
  ['1,000 menus, 2 instances, Redis, edge', { ...withMenus(FEW_MENUS), instances: 2 }],
  ['100,000 menus, 4 instances alone', alone],
  ['100,000 menus, 4 instances, Redis', { hasEdge: false }],
  ['100,000 menus, 4 instances, Redis, edge', {}],
  ['the same, 8 instances', { instances: 8 }],
  ['the same, 16 instances', { instances: 16 }],
  ['4 instances, room for all pages', { room: everyPage }],
  ['4 instances, a period of an hour', hourly],
  ['4 instances, an hour and room for all pages', { ...hourly, room: everyPage }],
];

async function runSimulation(_: unknown, onStep: (step: string) => void): Promise<PartFigures> {
  const rows = scenarios.map(([name, changes]) => {
    onStep(name);
    const scenario = { ...base, ...changes };
    const { bySource, views, waitsMs, ...found } = simulate(
      scenario,
      createArrivals(scenario.traffic),
    );
    const share = (count: number): string => formatNumber((100 * count) / views);
    const wait = (quantile: number): string =>
      waitsMs.length === 0 ? '-' : formatNumber(percentileOf(waitsMs, quantile));
    return [
      name,
      formatNumber(found.callsPerSecond),
      String(found.peakCalls),
      formatNumber(found.rendersPerSecond),
      ...[bySource.edge, bySource.instance, bySource.redis, bySource.rendered].map(share),
      share(bySource.failed),
      wait(0.5),
      wait(0.99),
      scenario.hasRedis ? `${found.redis.pages} / ${found.redis.answers}` : '-',
    ];
  });
  const { room, latencyMs, renderMs } = base;
  return {
    tables: [
      {
        title: `One million views of menus in the busiest hour, simulated; a period of a minute, the provider answers in ${latencyMs} ms (mean), a page takes ${renderMs} ms, and there is room for ${room.pages} pages and ${room.answers} answers at an instance and ${room.edge} pages at the edge, unless the row says otherwise`,
        columns: [
          'parts',
          'calls per second',
          'most in a second',
          'renderings per second',
          'edge %',
          'instance %',
          'Redis %',
          'rendered %',
          'failed %',
          'wait p50 ms',
          'wait p99 ms',
          'pages / answers in Redis',
        ],
        rows,
      },
    ],
    charts: [],
    goals: {},
  };
}

export const simulationPart: Part = {
  about: 'one million views of menus in an hour, simulated',
  run: runSimulation,
};
