import fc from 'fast-check';
import { formatInTimeZone } from 'date-fns-tz';
import { TIME_ZONE } from '../business-facts.ts';
import { findMinuteOfWeek, formatUtcOffset } from './wall-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const minuteOf = (instant: string): number => Date.parse(instant) / MINUTE_MS;

const SUMMER = minuteOf('2026-03-29T01:00Z');
const WINTER = minuteOf('2026-10-25T01:00Z');

describe('the clock that a page carries', () => {
  it.each([
    ['2026-01-15T12:00Z', `120 ${SUMMER} 180`],
    ['2026-03-29T00:59:59Z', `120 ${SUMMER} 180`],
    ['2026-03-29T01:00Z', `180 ${WINTER} 120`],
    ['2026-10-25T00:59:59Z', `180 ${WINTER} 120`],
    ['2026-10-25T01:00Z', `120 ${minuteOf('2027-03-28T01:00Z')} 180`],
  ])('at %s is %s', (now, text) => {
    expect(formatUtcOffset(new Date(now))).toBe(text);
  });

  it('shows the time of Bucharest to pages that are up to 147 days old', () => {
    const rendered = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2037-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const age = fc.integer({ min: 0, max: 147 * DAY_MS });
    fc.assert(
      fc.property(rendered, age, (renderedAt, ageMs) => {
        const now = new Date(renderedAt.getTime() + ageMs);
        const [day, hour, minute] = formatInTimeZone(now, TIME_ZONE, 'i:H:m')
          .split(':')
          .map(Number);
        expect(findMinuteOfWeek(formatUtcOffset(renderedAt), now)).toBe(
          ((day ?? 0) - 1) * 1_440 + (hour ?? 0) * 60 + (minute ?? 0),
        );
      }),
    );
  });

  it.each([
    ['without an attribute', undefined],
    ['with an empty one', ''],
    ['with the half of one', '120 29579100'],
  ])('is not known %s', (_, text) => {
    expect(findMinuteOfWeek(text, new Date())).toBeUndefined();
  });

  it('is not known to a page for which it may have changed twice', () => {
    const text = formatUtcOffset(new Date('2026-01-15T12:00Z'));
    const last = SUMMER + 147 * 1_440;
    expect(findMinuteOfWeek(text, new Date((last - 1) * MINUTE_MS))).toBeDefined();
    expect(findMinuteOfWeek(text, new Date(last * MINUTE_MS))).toBeUndefined();
  });
});
