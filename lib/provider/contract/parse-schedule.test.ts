import { formatSchedule } from '../../restaurant/hours/schedule.ts';
import { parseSchedule } from './parse-schedule.ts';

function v3(startHour: unknown, endHour: unknown): unknown {
  return { type: 'v3', start: { startHour }, end: { endHour } };
}

describe('a schedule of type v3', () => {
  it.each([
    ['summer time', '2024-07-01T07:00:00.000Z', '2024-07-01T19:30:00.000Z', '10:00 - 22:30'],
    ['winter time', '2024-01-15T08:00:00Z', '2024-01-15T20:05:00Z', '10:00 - 22:05'],
    [
      'a start in winter time, an end in summer time',
      '2024-01-15T08:00:00Z',
      '2024-07-01T19:00:00Z',
      '10:00 - 22:00',
    ],
    [
      'different offsets for start and end',
      '2024-07-01T10:00:00+03:00',
      '2024-07-01T22:00:00+02:00',
      '10:00 - 23:00',
    ],
    [
      'a negative offset',
      '2024-01-15T03:00:00-05:00',
      '2024-01-15T15:00:00-05:00',
      '10:00 - 22:00',
    ],
    ['no seconds', '2024-07-01T07:00Z', '2024-07-01T19:00Z', '10:00 - 22:00'],
    [
      'a fraction of a second',
      '2024-07-01T07:00:59.999999Z',
      '2024-07-01T19:00:00.1Z',
      '10:00 - 22:00',
    ],
    ['dates far apart', '1970-01-01T08:00:00Z', '2099-12-31T20:00:00Z', '10:00 - 22:00'],
    ['an end after midnight', '2024-07-01T15:00:00Z', '2024-07-01T23:00:00Z', '18:00 - 02:00'],
    ['a start at midnight', '2024-06-30T21:00:00Z', '2024-07-01T09:00:00Z', '00:00 - 12:00'],
    [
      'the minutes before and after the clocks go forward',
      '2024-03-31T00:59:00Z',
      '2024-03-31T01:00:00Z',
      '02:59 - 04:00',
    ],
    [
      'the minutes before and after the clocks go back',
      '2024-10-27T00:59:00Z',
      '2024-10-27T01:00:00Z',
      '03:59 - 03:00',
    ],
  ])('is shown in the time of Bucharest: %s', (_, start, end, text) => {
    expect(formatSchedule(parseSchedule(v3(start, end)))).toBe(text);
  });

  it('keeps the minutes since midnight without the date', () => {
    expect(parseSchedule(v3('2024-07-01T07:00:00.000Z', '2023-01-15T20:30:00Z'))).toEqual({
      kind: 'v3',
      opensAt: 600,
      closesAt: 1350,
    });
  });

  const valid = '2024-07-01T07:00:00.000Z';
  it.each([
    ['empty', ''],
    ['only a date', '2024-07-01'],
    ['only a time', '10:00'],
    ['without a zone', '2024-07-01T07:00:00'],
    ['a text that Date would accept', '1 Jul 2024 07:00:00 GMT'],
    ['a year that Date would accept', '2024'],
    ['a space in place of the T', '2024-07-01 07:00:00Z'],
    ['surrounded by spaces', ` ${valid} `],
    ['followed by a line break', `${valid}\n`],
    ['30 February', '2024-02-30T07:00:00Z'],
    ['month 13', '2024-13-01T07:00:00Z'],
    ['hour 25', '2024-07-01T25:00:00Z'],
    ['minute 60', '2024-07-01T07:60:00Z'],
    ['an offset without colon', '2024-07-01T07:00:00+0300'],
    ['preceded by a letter', `x${valid}`],
    ['an offset with minute 60', '2024-07-01T07:00:00+03:60'],
    ['ten decimals of a second', '2024-07-01T07:00:00.1234567890Z'],
    ['an offset of 99 hours', '2024-07-01T07:00:00+99:00'],
    ['a number', 1719817200000],
    ['null', null],
    ['missing', undefined],
    ['a Date', new Date(valid)],
  ])('counts as none when a date-time is malformed: %s', (_, broken) => {
    expect(parseSchedule(v3(broken, valid))).toEqual({ kind: 'none' });
    expect(parseSchedule(v3(valid, broken))).toEqual({ kind: 'none' });
  });
});

describe('a schedule of whole hours', () => {
  it.each([
    [{ start: 8, end: 22 }, '8:00 - 22:00'],
    [{ start: 10, end: 0 }, '10:00 - 0:00'],
    [{ start: 0, end: 24 }, '0:00 - 24:00'],
    [{ start: 18, end: 2 }, '18:00 - 2:00'],
    [{ start: 24, end: 8 }, '24:00 - 8:00'],
    [{ type: 'v2', start: 9, end: 17 }, '9:00 - 17:00'],
  ])('%j is shown as %s', (value, text) => {
    const schedule = parseSchedule(value);
    expect(schedule.kind).toBe('whole-hours');
    expect(formatSchedule(schedule)).toBe(text);
  });

  it.each([
    [{ start: 8 }],
    [{ end: 22 }],
    [{ start: 8.5, end: 22 }],
    [{ start: -1, end: 22 }],
    [{ start: 8, end: 25 }],
    [{ start: 25, end: 8 }],
    [{ start: 8, end: -1 }],
    [{ start: 8, end: 21.5 }],
    [{ start: '8', end: '22' }],
    [{ start: Number.NaN, end: 22 }],
    [{ start: null, end: null }],
  ])('%j is malformed and counts as none', (value) => {
    expect(parseSchedule(value)).toEqual({ kind: 'none' });
  });
});

describe('a value that is not a schedule', () => {
  it.each([
    [undefined],
    [null],
    [''],
    ['10:00 - 22:00'],
    [7],
    [[]],
    [{}],
    [{ type: 'v3' }],
    [{ type: 'v3', start: null, end: null }],
    [{ type: 'v3', start: {}, end: {} }],
  ])('counts as none, and is shown as an empty text: %j', (value) => {
    const schedule = parseSchedule(value);
    expect(schedule).toEqual({ kind: 'none' });
    expect(formatSchedule(schedule)).toBe('');
  });
});
