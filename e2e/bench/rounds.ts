import { setTimeout as wait } from 'node:timers/promises';
import type { Pace } from './pace.ts';
import { sendLoad } from './send-load.ts';
import type { Load, LoadFigures } from './send-load.ts';
import { formatNumber, formatSpread, medianOf, ratiosOf, spreadOf } from './spread.ts';

/** A pause after each load, in which the server can finish its background work. */
const PAUSE_MS = 300;

/** What the benchmark compares: the name of each target, with the origin that gets the requests. */
export type Targets = Readonly<Record<string, string>>;
/** The figures of each target, by its name: one element for each round of the benchmark. */
export type Rounds = ReadonlyMap<string, LoadFigures[]>;

/** Each round loads each target once, so that noise of the machine affects all targets alike. */
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

/** The values of one measure of a target, in the order of the rounds. */
export const pick = (
  rounds: Rounds,
  target: string,
  measure: keyof LoadFigures,
): readonly number[] => (rounds.get(target) ?? []).map((figures) => figures[measure]);

/**
 * A row for each target: `request`, the name of the target, the ratio of its requests per second to
 * those of `base`, its requests per second, and p50 and p99 in milliseconds.
 */
export function tabulate(request: string, rounds: Rounds, base: string): string[][] {
  return [...rounds.keys()].map((target) => [
    request,
    target,
    formatSpread(ratiosOf(pick(rounds, target, 'perSecond'), pick(rounds, base, 'perSecond'))),
    formatSpread(spreadOf(pick(rounds, target, 'perSecond'))),
    formatNumber(medianOf(pick(rounds, target, 'p50Ms'))),
    formatNumber(medianOf(pick(rounds, target, 'p99Ms'))),
  ]);
}
