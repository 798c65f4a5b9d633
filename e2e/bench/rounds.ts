import { setTimeout as wait } from 'node:timers/promises';
import type { Pace } from './pace.ts';
import { sendLoad } from './send-load.ts';
import type { Load, LoadFigures } from './send-load.ts';
import { formatNumber, formatSpread, medianOf, ratiosOf, spreadOf } from './spread.ts';

/** A pause between two targets, in which a server can finish its background work. */
const PAUSE_MS = 300;

/** The origin of each target. */
export type Targets = Readonly<Record<string, string>>;
/** The figures of each target, round by round. */
export type Rounds = ReadonlyMap<string, LoadFigures[]>;

/** Each round measures each target once, so that noise affects all targets alike. */
export async function measureRounds(
  targets: Targets,
  { rounds, seconds }: Pace,
  createLoad: (origin: string, name: string) => Promise<Omit<Load, 'seconds'>>,
): Promise<Rounds> {
  const figures: Rounds = new Map(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, origin] of Object.entries(targets)) {
      const load = await createLoad(origin, name);
      figures.get(name)?.push(await sendLoad({ ...load, seconds }));
      await wait(PAUSE_MS);
    }
  }
  return figures;
}

/** One measure of a target, round by round. */
export const pick = (
  rounds: Rounds,
  target: string,
  measure: keyof LoadFigures,
): readonly number[] => (rounds.get(target) ?? []).map((figures) => figures[measure]);

/** Rows of request, server, ratio to the base, requests per second, p50 and p99. */
export function tabulate(name: string, rounds: Rounds, base: string): string[][] {
  return [...rounds.keys()].map((target) => [
    name,
    target,
    formatSpread(ratiosOf(pick(rounds, target, 'perSecond'), pick(rounds, base, 'perSecond'))),
    formatSpread(spreadOf(pick(rounds, target, 'perSecond'))),
    formatNumber(medianOf(pick(rounds, target, 'p50Ms'))),
    formatNumber(medianOf(pick(rounds, target, 'p99Ms'))),
  ]);
}
