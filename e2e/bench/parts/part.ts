import type { PartFigures } from '../figures.ts';
import type { Pace } from '../pace.ts';

export type Part = {
  /** What the part measures. The benchmark prints this when an argument names no known part. */
  readonly about: string;
  /** A quick run leaves out a part with `needsTime`, unless an argument names the part. */
  readonly needsTime?: true;
  /** Measures, and calls `onStep` with a short description before each longer step. */
  readonly run: (pace: Pace, onStep: (step: string) => void) => Promise<PartFigures>;
};
