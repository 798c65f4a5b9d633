import { hoursCopy } from '../../i18n/site/hours-copy.ts';
import { formatSchedule } from '../../restaurant/hours.ts';
import { parseSchedule } from './parse-menu.ts';

const v3 = (startHour: unknown, endHour: unknown): unknown => ({
  type: 'v3',
  start: { startHour },
  end: { endHour },
});
const NONE = { kind: 'none' };

describe('a schedule of type v3', () => {
  const valid = '2024-07-01T07:00:00.000Z';

  it.each([
    ['summer time', '2024-07-01T07:00:00.000Z', '2024-07-01T19:30:00Z', '10:00 - 22:30'],
    ['winter time', '2024-01-15T08:00:00Z', '2024-01-15T20:05:00Z', '10:00 - 22:05'],
    ['from winter to summer', '2024-01-15T08:00Z', '2024-07-01T19:00Z', '10:00 - 22:00'],
    ['other offsets', '2024-07-01T10:00:00+03:00', '2024-07-01T15:00:00-05:00', '10:00 - 23:00'],
    ['a fraction', '2024-07-01T07:00:59.999999Z', '2024-07-01T19:00:00.1Z', '10:00 - 22:00'],
    ['dates far apart', '1970-01-01T08:00:00Z', '2099-12-31T20:00:00Z', '10:00 - 22:00'],
    ['an end after midnight', '2024-07-01T15:00:00Z', '2024-07-01T23:00:00Z', '18:00 - 02:00'],
    ['a start at midnight', '2024-06-30T21:00:00Z', '2024-07-01T09:00:00Z', '00:00 - 12:00'],
    ['clocks that go forward', '2024-03-31T00:59:00Z', '2024-03-31T01:00:00Z', '02:59 - 04:00'],
    ['clocks that go back', '2024-10-27T00:59:00Z', '2024-10-27T01:00:00Z', '03:59 - 03:00'],
  ])('is shown in the time of Bucharest: %s', (_, start, end, text) => {
    expect(formatSchedule(parseSchedule(v3(start, end)), hoursCopy.ro)).toBe(text);
  });

  it.each([
    '2024-07-01',
    '2024-07-01T07:00:00',
    '2024-07-01 07:00:00Z',
    ` ${valid}`,
    `x${valid}`,
    `${valid}\n`,
    '2024-02-30T07:00:00Z',
    '2024-13-01T07:00:00Z',
    '2024-07-01T25:00:00Z',
    '2024-07-01T07:60:00Z',
    '2024-07-01T07:00:00+0300',
    '2024-07-01T07:00:00+03:60',
    '2024-07-01T07:00:00+99:00',
    '2024-07-01T07:00:00.1234567890Z',
    1719817200000,
    null,
  ])('counts as none when a date-time is malformed: %j', (broken) => {
    expect(parseSchedule(v3(broken, valid))).toEqual(NONE);
    expect(parseSchedule(v3(valid, broken))).toEqual(NONE);
  });
});

describe('a schedule of whole hours', () => {
  it.each([
    [{ start: 8, end: 22 }, '8:00 - 22:00'],
    [{ start: 1, end: 24 }, '1:00 - 24:00'],
    [{ start: 0, end: 24 }, 'Non-stop'],
    [{ start: 24, end: 0 }, 'Non-stop'],
    [{ type: 'v2', start: 18, end: 2 }, '18:00 - 2:00'],
  ])('%j is shown as %s', (value, text) => {
    const schedule = parseSchedule(value);
    expect(schedule.kind).toBe('whole-hours');
    expect(formatSchedule(schedule, hoursCopy.ro)).toBe(text);
  });

  it.each([
    [{ start: 8 }],
    [{ start: 8.5, end: 22 }],
    [{ start: -1, end: 22 }],
    [{ start: 8, end: 25 }],
    [{ start: 25, end: 8 }],
    [{ start: 8, end: -1 }],
    [{ start: '8', end: '22' }],
    [undefined],
    ['10:00 - 22:00'],
    [{ type: 'v3' }],
    [{ type: 'v3', start: null, end: {} }],
  ])('%j is malformed, counts as none, and is shown as nothing', (value) => {
    const schedule = parseSchedule(value);
    expect(schedule).toEqual(NONE);
    expect(formatSchedule(schedule, hoursCopy.ro)).toBe('');
  });
});
