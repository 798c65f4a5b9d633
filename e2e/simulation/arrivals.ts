import { createRandom, drawWait } from './random.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** `menu` is the rank of the menu: 0 is the most visited one. */
export type Arrival = { readonly atMs: number; readonly menu: number };

export type Traffic = {
  readonly menus: number;
  /** Zipf's law: a menu's share of the views is proportional to 1 / (rank + 1) ** exponent. */
  readonly exponent: number;
  /** The mean number of views per second over a day. */
  readonly perSecond: number;
  /**
   * 0 for a constant rate; 1 for a rate that is twice the mean at the peak and 0 twelve hours
   * later.
   */
  readonly swing: number;
  readonly peakHour: number;
  /** The hour of the day at which the arrivals begin. */
  readonly startHour: number;
  readonly seconds: number;
  readonly seed: number;
};

/** Returns a function that turns a random number from 0 to 1 into a rank by Zipf's law. */
function createRanks(menus: number, exponent: number): (share: number) => number {
  const sums = new Float64Array(menus);
  let sum = 0;
  for (let rank = 0; rank < menus; rank += 1) {
    sum += (rank + 1) ** -exponent;
    sums[rank] = sum;
  }
  return (share) => {
    const wanted = share * sum;
    let [low, high] = [0, menus - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? sum) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** The views per second at `secondOfDay`, which is in seconds since midnight. */
export function getRate({ perSecond, swing, peakHour }: Traffic, secondOfDay: number): number {
  const sincePeak = (secondOfDay - peakHour * HOUR_SECONDS) / DAY_SECONDS;
  return perSecond * (1 + swing * Math.cos(2 * Math.PI * sincePeak));
}

/** Yields the views of independent visitors (a Poisson process) in the order of time. */
export function* createArrivals(traffic: Traffic): Generator<Arrival> {
  const { menus, exponent, perSecond, swing, startHour, seconds, seed } = traffic;
  const random = createRandom(seed);
  const findRank = createRanks(menus, exponent);
  const greatestRate = perSecond * (1 + swing);
  for (let at = drawWait(random, 1 / greatestRate); at < seconds;) {
    // Candidates come at the greatest rate of the day. A candidate becomes an arrival with the
    // probability `getRate(…) / greatestRate`, so arrivals come at the rate of `getRate`.
    if (random() * greatestRate < getRate(traffic, startHour * HOUR_SECONDS + at)) {
      yield { atMs: at * 1_000, menu: findRank(random()) };
    }
    at += drawWait(random, 1 / greatestRate);
  }
}
