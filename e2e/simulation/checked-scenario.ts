import type { Scenario } from './scenario.ts';

/** How many entries each cache can hold: more than there are menus, so that none is evicted. */
const ROOM = 1_000;

/**
 * A scenario that real servers can also run on two cores, so that the benchmark can compare them
 * with the simulation. All caches are empty at its start.
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
