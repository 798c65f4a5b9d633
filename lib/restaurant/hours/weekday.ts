/** The English names, as schema.org and `Intl` write them. */
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

/**
 * The days from `first` to `last`, in the order of the week. From Saturday to Monday, for example,
 * they are Monday, Saturday and Sunday.
 */
export function listDaysBetween(first: Weekday, last: Weekday): readonly Weekday[] {
  const from = WEEKDAYS.indexOf(first);
  const daysAfterFirst = (index: number): number =>
    (index - from + WEEKDAYS.length) % WEEKDAYS.length;
  const daysToLast = daysAfterFirst(WEEKDAYS.indexOf(last));
  return WEEKDAYS.filter((_, index) => daysAfterFirst(index) <= daysToLast);
}
