import { isValid, parseISO } from 'date-fns';
import { formatInTimeZone } from 'date-fns-tz';
import type { ClockMinutes, Schedule } from '../../restaurant/hours.ts';
import { TIME_ZONE } from '../../time-zone.ts';
import { scheduleWire } from './wire.ts';

const NO_SCHEDULE: Schedule = { kind: 'none' };

/**
 * The only accepted form. `parseISO` would also parse a date without a time, and would read a time
 * without a zone in the server's zone.
 */
const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-][01]\d:[0-5]\d)$/;

/** An invalid value counts as no schedule (requirements O-1 to O-3). */
export function parseSchedule(value: unknown): Schedule {
  const wire = scheduleWire.safeParse(value);
  if (!wire.success) return NO_SCHEDULE;
  if ('type' in wire.data) {
    const opensAt = parseClock(wire.data.start.startHour);
    const closesAt = parseClock(wire.data.end.endHour);
    if (opensAt === undefined || closesAt === undefined) return NO_SCHEDULE;
    return { kind: 'v3', opensAt, closesAt };
  }
  return { kind: 'whole-hours', opensAt: wire.data.start * 60, closesAt: wire.data.end * 60 };
}

function parseClock(dateTime: string): ClockMinutes | undefined {
  if (!ISO_DATE_TIME.test(dateTime)) return undefined;
  const instant = parseISO(dateTime);
  if (!isValid(instant)) return undefined;
  const [hours, minutes] = formatInTimeZone(instant, TIME_ZONE, 'H:m').split(':').map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}
