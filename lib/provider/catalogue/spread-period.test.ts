import { spreadPeriod } from './spread-period.ts';

const PERIOD_MS = 60_000;
const periods = Array.from({ length: 1_000 }, (_, number) =>
  spreadPeriod(`restaurant-${number}`, PERIOD_MS),
);

describe('the periods of keys', () => {
  it('are the same in each process, so that instances agree', () => {
    expect(spreadPeriod('la-mama', PERIOD_MS)).toBe(58_724);
  });

  it('allow at most 1.1 calls to the provider for a key in a full period', () => {
    expect(PERIOD_MS / Math.min(...periods)).toBeLessThanOrEqual(1.1);
    expect(Math.max(...periods)).toBeLessThanOrEqual(PERIOD_MS);
  });

  it('end at different times, fewer than 250 of 1,000 in any second', () => {
    const perSecond = new Map<number, number>();
    for (const period of periods) {
      const second = Math.floor(period / 1_000);
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    }
    expect(Math.max(...perSecond.values())).toBeLessThan(250);
  });
});
