import type { PartFigures } from '../figures.ts';
import type { Pace } from '../pace.ts';

export type Part = {
  /** What this part of the benchmark measures. Printed when an argument names an unknown part. */
  readonly about: string;
  /** A quick run of the benchmark leaves out this part, unless an argument names the part. */
  readonly needsTime?: true;
  /** Calls `onStep` with a description of each step before the step begins. */
  readonly run: (pace: Pace, onStep: (step: string) => void) => Promise<PartFigures>;
};
