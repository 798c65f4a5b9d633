import { processors } from 'next-seo';
import type { OpeningHoursSpecification } from 'schema-dts';
import { DAY_MINUTES, findOpenSpan, formatClock } from '@/lib/restaurant/schedule';
import type { Schedule } from '@/lib/restaurant/schedule';

/**
 * The hours of the days that are known; undefined where hours or days are not. A place that closes
 * after midnight closes before it opens, which search engines read as the next day. A whole day ends
 * a minute early: 00:00 to 23:59 is the form that Google documents.
 */
export function structureHours(schedule: Schedule): OpeningHoursSpecification | undefined {
  if (schedule.kind === 'none' || schedule.days === undefined) return undefined;
  const { start, minutes } = findOpenSpan(schedule);
  const end = start + Math.min(minutes, DAY_MINUTES - 1);
  const dayOfWeek = [...schedule.days];
  const opens = formatClock(start);
  const closes = formatClock(end % DAY_MINUTES);
  // The days once more, because the processor's own type for them is any text.
  return { ...processors.processOpeningHours({ dayOfWeek, opens, closes }), dayOfWeek };
}
