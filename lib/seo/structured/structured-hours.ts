import { processors } from 'next-seo';
import type { OpeningHoursSpecification } from 'schema-dts';
import { findSpan, listDayHours } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';

/**
 * One specification for each range of hours; none when the days are not known. If a restaurant
 * closes at midnight or later, `closes` is before `opens`. Search engines then read `closes` as a
 * time of the next day. If a restaurant is open for 24 hours, `closes` is one minute before the
 * end, as in 00:00 to 23:59, the form that Google documents.
 */
export function structureHours(schedule: Schedule): readonly OpeningHoursSpecification[] {
  return listDayHours(schedule).map(({ days, ...hours }) => {
    const { start, minutes } = findSpan(hours);
    const dayOfWeek = [...days];
    const opens = formatTime(start);
    const closes = formatTime(start + Math.min(minutes, 24 * 60 - 1));
    // next-seo returns `dayOfWeek` as `string | string[]`; set it again to keep the type of weekdays.
    return { ...processors.processOpeningHours({ dayOfWeek, opens, closes }), dayOfWeek };
  });
}

/** 'HH:MM', as schema.org wants it. */
function formatTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
