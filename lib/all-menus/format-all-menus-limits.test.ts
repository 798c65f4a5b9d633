import { formatAllMenusLimits } from './format-all-menus-limits.ts';

const RECEIVED_AT = Date.parse('2026-11-22T12:05:00Z');
const PERIOD_MS = 300_000;
const DAY_MS = 86_400_000;
const received = {
  menus: { known: 11, all: 11 },
  oldestReceivedAt: RECEIVED_AT,
  periodMs: PERIOD_MS,
} as const;

describe('the sentences about the limits of a search in all menus', () => {
  it.each([
    [{ known: 11, all: 11 }, []],
    [{ known: 9, all: 11 }, ['Am căutat în 9 din 11 meniuri. Celelalte nu sunt disponibile acum.']],
  ])('say in how many menus the site searched, if menus are missing: %j', (menus, sentences) => {
    const limits = formatAllMenusLimits({ ...received, menus }, new Date(RECEIVED_AT));
    expect(limits).toEqual(sentences);
  });

  it.each([
    ['no date', 'when the data are new', 0],
    ['no date', 'after one period', PERIOD_MS],
    ['no date', 'after two periods', 2 * PERIOD_MS],
    ['the date', 'after more than two periods', 2 * PERIOD_MS + 1],
    ['the date', 'after a restart a day later with the stored index', DAY_MS],
    ['no date', 'with a clock that is a second behind', -1_000],
    ['no date', 'with a clock that is years behind', -RECEIVED_AT],
  ])('say %s of the oldest data %s', (says, _, ageMs) => {
    expect(formatAllMenusLimits(received, new Date(RECEIVED_AT + ageMs))).toEqual(
      says === 'no date'
        ? []
        : ['Prețurile și programul pot fi vechi: unele sunt din 22 noiembrie la 14:05.'],
    );
  });
});
