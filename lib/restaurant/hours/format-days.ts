import type { Language } from '../../i18n/language.ts';
import { menuPageCopy } from '../../i18n/site/menu/menu-page-copy.ts';
import { WEEKDAYS } from './weekday.ts';
import type { Weekday } from './weekday.ts';

/** 'Marți - Duminică', 'Luni, Joi - Sâmbătă', or 'Zilnic' for the whole week. */
export function formatDays(days: readonly Weekday[], language: Language = 'ro'): string {
  const { days: names, everyDay } = menuPageCopy[language].hours;
  if (days.length === WEEKDAYS.length) return everyDay;
  const isIncluded = (day: Weekday | undefined): boolean => days.some((other) => other === day);
  const ranges = WEEKDAYS.flatMap((first, position) => {
    if (!isIncluded(first) || isIncluded(WEEKDAYS.at(position - 1))) return [];
    const daysFromFirst = [...WEEKDAYS.slice(position), ...WEEKDAYS];
    const length = daysFromFirst.findIndex((day) => !isIncluded(day));
    const last = daysFromFirst[length - 1] ?? first;
    return first === last ? names[first] : `${names[first]} - ${names[last]}`;
  });
  return ranges.join(', ');
}
