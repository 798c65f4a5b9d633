import type { PartFigures } from '../figures.ts';
import type { Pace } from '../pace.ts';

export type Part = {
  /** What the part of the benchmark measures. Printed in the list of parts after a wrong name. */
  readonly about: string;
  /** A quick run of the benchmark leaves out the parts with `needsTime`, unless it names them. */
  readonly needsTime?: true;
  /** `onStep` gets a line about each step before it begins. */
  readonly run: (pace: Pace, onStep: (step: string) => void) => Promise<PartFigures>;
};
