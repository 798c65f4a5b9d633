import type { Scenario } from './scenario.ts';

/** How many entries each cache can hold: more than there are menus, so that no entry is evicted. */
const ROOM = 1_000;

/**
 * A scenario with so few views that real servers on two cores can serve them. The benchmark runs it
 * with real servers and in the simulation, and compares the results. All caches are empty at the
 * start of the scenario.
 */
export const checkedScenario: Scenario = {
  traffic: {
    menus: 200,
    exponent: 0.9,
    perSecond: 20,
    swing: 0,
    peakHour: 0,
    startHour: 0,
    seconds: 30,
    seed: 7,
  },
  instances: 2,
  hasRedis: false,
  hasEdge: false,
  periodSeconds: 5,
  latencyMs: 5,
  renderMs: 40,
  room: { pages: ROOM, answers: ROOM, edge: ROOM },
  warmUpSeconds: 0,
};

type Variant = { readonly name: string } & Pick<Scenario, 'instances' | 'hasRedis' | 'hasEdge'>;

export const variants: readonly Variant[] = [
  { name: '1 instance', instances: 1, hasRedis: false, hasEdge: false },
  { name: '2 instances', instances: 2, hasRedis: false, hasEdge: false },
  { name: '2 instances, Redis', instances: 2, hasRedis: true, hasEdge: false },
  { name: '2 instances, Redis, edge', instances: 2, hasRedis: true, hasEdge: true },
];
