import type { PartFigures } from '../figures.ts';

export type Pace = {
  readonly rounds: number;
  readonly seconds: number;
  /** How many times Lighthouse audits a page. */
  readonly audits: number;
  /** How many menus of restaurants that do not exist are visited. */
  readonly unknownIds: number;
  readonly isQuick: boolean;
};

export type Part = {
  /** What the part measures, for the command's help and the report. */
  readonly about: string;
  /** Parts with `needsTime` are left out of a quick run. */
  readonly needsTime?: true;
  /** `onStep` gets a line about each step before it begins. */
  readonly run: (pace: Pace, onStep: (step: string) => void) => Promise<PartFigures>;
};
