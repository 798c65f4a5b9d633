import { listDaysBetween, WEEKDAYS } from './weekday.ts';
import type { Weekday } from './weekday.ts';

/** `m` is left out, because it can mean Tuesday (marți) or Wednesday (miercuri). */
const SPELLINGS: Readonly<Record<Weekday, readonly string[]>> = {
  Monday: ['luni', 'lunea', 'lun', 'lu', 'l'],
  Tuesday: ['marti', 'martea', 'mar', 'ma'],
  Wednesday: ['miercuri', 'miercurea', 'mie', 'mi'],
  Thursday: ['joi', 'joia', 'jo', 'j'],
  Friday: ['vineri', 'vinerea', 'vin', 'vi', 'v'],
  Saturday: ['sambata', 'simbata', 'sam', 'sa', 's'],
  Sunday: ['duminica', 'dum', 'du', 'd'],
};
const EVERY_DAY: readonly string[] = ['zilnic', 'in fiecare zi', 'toata saptamana'];

const SEPARATORS = /(?: ?(?:[,;/&+]|\bsi\b) ?)+/;
const RANGE = /^(?:de )?([a-z]+)\.?(?: ?- ?| pana )([a-z]+)\.?$/;

/**
 * The text is, for example, 'marti - joi, sambata' or 'zilnic', in lower case, without diacritics
 * and with single spaces. Undefined when a part of the text is not understood or is ambiguous.
 */
export function parseDays(text: string): readonly Weekday[] | undefined {
  if (EVERY_DAY.includes(text)) return WEEKDAYS;
  const parts = text.split(SEPARATORS).map(parseDayOrRange);
  if (parts.some((days) => days.length === 0)) return undefined;
  return WEEKDAYS.filter((day) => parts.some((days) => days.includes(day)));
}

/**
 * Empty for a text that is not understood. Also empty for 'luni - luni', which can mean one day or
 * the whole week.
 */
function parseDayOrRange(text: string): readonly Weekday[] {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined) return parseDay(text.replace(/\.$/, ''));
  const [first] = parseDay(from);
  const [last] = parseDay(to);
  if (first === undefined || last === undefined || first === last) return [];
  return listDaysBetween(first, last);
}

function parseDay(text: string | undefined): readonly Weekday[] {
  return WEEKDAYS.filter((day) => SPELLINGS[day].some((spelling) => spelling === text));
}
