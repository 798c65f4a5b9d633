/** A load is measured in `rounds` rounds of `seconds` each, or once for the time of all rounds. */
export type Pace = {
  readonly rounds: number;
  readonly seconds: number;
  /** How many times Lighthouse audits a page with each kind of throttling. */
  readonly audits: number;
  /** How many menus of restaurants that do not exist are visited. */
  readonly unknownIds: number;
  readonly isQuick: boolean;
};

export const FULL_PACE: Pace = {
  rounds: 5,
  seconds: 2,
  audits: 5,
  unknownIds: 10_000,
  isQuick: false,
};

export const QUICK_PACE: Pace = {
  rounds: 3,
  seconds: 1,
  audits: 1,
  unknownIds: 1_000,
  isQuick: true,
};
