import type { OpeningHoursSpecification } from 'schema-dts';
import { formatClock } from '@/lib/restaurant/schedule';
import type { Schedule } from '@/lib/restaurant/schedule';

const DAY_MINUTES = 1440;
const LAST_MINUTE = DAY_MINUTES - 1;

const EVERY_DAY = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * The hours of every day; undefined where none are known. A place that closes after midnight closes
 * before it opens, which search engines read as the next day. Open day and night is 00:00 to 23:59,
 * the form that Google documents.
 */
export function structureHours(schedule: Schedule): OpeningHoursSpecification | undefined {
  if (schedule.kind === 'none') return undefined;
  const opensAt = schedule.opensAt % DAY_MINUTES;
  const closesAt = schedule.closesAt % DAY_MINUTES;
  const isAlwaysOpen = opensAt === closesAt;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...EVERY_DAY],
    opens: formatClock(isAlwaysOpen ? 0 : opensAt),
    closes: formatClock(isAlwaysOpen ? LAST_MINUTE : closesAt),
  };
}
