import { processors } from 'next-seo';
import type { OpeningHoursSpecification } from 'schema-dts';
import { DAY_MINUTES, findOpenSpan, formatClock } from '@/lib/restaurant/hours/schedule';
import type { Schedule } from '@/lib/restaurant/hours/schedule';

/**
 * If a restaurant closes at midnight or later, `closes` is before `opens`. Search engines then read
 * `closes` as a time of the next day. If a restaurant is open for 24 hours, `closes` is one minute
 * before the end, as in 00:00 to 23:59, the form that Google documents.
 */
export function structureHours(schedule: Schedule): OpeningHoursSpecification | undefined {
  if (schedule.kind === 'none' || schedule.days === undefined) return undefined;
  const { start, minutes } = findOpenSpan(schedule);
  const end = start + Math.min(minutes, DAY_MINUTES - 1);
  const dayOfWeek = [...schedule.days];
  const opens = formatClock(start);
  const closes = formatClock(end % DAY_MINUTES);
  // next-seo returns `dayOfWeek` as `string | string[]`; set it again to keep the type of weekdays.
  return { ...processors.processOpeningHours({ dayOfWeek, opens, closes }), dayOfWeek };
}
