import { createArrivals, getRate } from './arrivals.ts';
import type { Traffic } from './arrivals.ts';

const traffic: Traffic = {
  menus: 100,
  exponent: 1,
  perSecond: 50,
  swing: 0,
  peakHour: 20,
  startHour: 0,
  seconds: 100,
  seed: 1,
};

describe('the simulated visitors', () => {
  it('are the same for the same seed, and different for another seed', () => {
    const first = [...createArrivals(traffic)];
    expect([...createArrivals(traffic)]).toEqual(first);
    expect([...createArrivals({ ...traffic, seed: 2 })]).not.toEqual(first);
  });

  it('come in the order of time at the requested rate', () => {
    const times = [...createArrivals(traffic)].map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.length / (traffic.perSecond * traffic.seconds)).toBeCloseTo(1, 1);
    expect(times.at(-1)).toBeLessThan(traffic.seconds * 1_000);
  });

  it("visit menus by Zipf's law", () => {
    const counts = [0, 0, 0, 0];
    for (const { menu } of createArrivals({ ...traffic, seconds: 1_000 })) {
      if (menu < counts.length) counts[menu] = (counts[menu] ?? 0) + 1;
    }
    const [first = 0, second = 0, , fourth = 0] = counts;
    expect(first / second).toBeCloseTo(2, 0);
    expect(first / fourth).toBeCloseTo(4, 0);
  });

  it('visit only menus that exist', () => {
    const menus = [...createArrivals({ ...traffic, menus: 3 })].map(({ menu }) => menu);
    expect([...new Set(menus)].toSorted()).toEqual([0, 1, 2]);
  });

  it('are most frequent at the hour of the peak', () => {
    const daily = { ...traffic, swing: 0.8 };
    expect(getRate(daily, 20 * 3_600)).toBeCloseTo(90);
    expect(getRate(daily, 8 * 3_600)).toBeCloseTo(10);
    const late = [...createArrivals({ ...daily, startHour: 20 })].length;
    const early = [...createArrivals({ ...daily, startHour: 8 })].length;
    expect(late).toBeGreaterThan(5 * early);
  });
});
