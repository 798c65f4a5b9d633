import { TIME_ZONE } from '../business-facts.ts';

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const WEEKDAY_OF_EPOCH = 3;

/** The shortest time between two changes of the clock, which is a winter of 21 weeks. */
const PERIOD_MINUTES = 147 * DAY_MINUTES;
const STEP_MINUTES = 30 * DAY_MINUTES;
const YEAR_MINUTES = 366 * DAY_MINUTES;

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

const toMinute = (instant: Date): number => Math.floor(instant.getTime() / MINUTE_MS);

/** How many minutes the clock of Bucharest is ahead of UTC. `minute` counts from 1970, in UTC. */
function findOffset(minute: number): number {
  const parts = clock.formatToParts(minute * MINUTE_MS);
  const read = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
  );
  return local / MINUTE_MS - minute;
}

const toMinuteOfWeek = (localMinute: number): number =>
  (localMinute + WEEKDAY_OF_EPOCH * DAY_MINUTES) % WEEK_MINUTES;

/** The minutes since the beginning of Monday on the clock of Bucharest. */
export function readMinuteOfWeek(now: Date): number {
  const minute = toMinute(now);
  return toMinuteOfWeek(minute + findOffset(minute));
}

/**
 * '120 29579100 180': how many minutes the clock of Bucharest is ahead of UTC, the minute since 1970
 * at which that changes, and how many minutes it is ahead then. A page carries it for
 * `findMinuteOfWeek`, because the first object of `Intl` costs a browser 10 ms, and 45 ms on a phone
 * four times slower.
 */
export function formatUtcOffset(now: Date): string {
  const start = toMinute(now);
  const offset = findOffset(start);
  let before = start;
  let after = start;
  while (findOffset(after) === offset && after < start + YEAR_MINUTES) {
    before = after;
    after += STEP_MINUTES;
  }
  const next = findOffset(after);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (findOffset(middle) === offset) before = middle;
    else after = middle;
  }
  return [offset, after, next].join(' ');
}

/**
 * `readMinuteOfWeek` without `Intl`. `utcOffset` is what `formatUtcOffset` has written. Undefined
 * without it, or if the page that carries it is so old that the clock may have changed again.
 */
export function findMinuteOfWeek(utcOffset: string | undefined, now: Date): number | undefined {
  const [offset, changesAt, next] = utcOffset?.split(' ').map(Number) ?? [];
  if (offset === undefined || changesAt === undefined || next === undefined) return undefined;
  const minute = toMinute(now);
  if (minute >= changesAt + PERIOD_MINUTES) return undefined;
  return toMinuteOfWeek(minute + (minute < changesAt ? offset : next));
}
