/** The names that schema.org and `Intl` use in English. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The days from `first` to `last`, across Sunday if needed, in the order of the week. */
export function listDaysBetween(first: Weekday, last: Weekday): readonly Weekday[] {
  const from = WEEKDAYS.indexOf(first);
  const daysAfterFirst = (day: number): number => (day - from + WEEKDAYS.length) % WEEKDAYS.length;
  const length = daysAfterFirst(WEEKDAYS.indexOf(last));
  return WEEKDAYS.filter((_, day) => daysAfterFirst(day) <= length);
}
