import type { ReactNode } from 'react';
import { HoursLine } from '@/components/ui/hours-line';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { formatDays } from '@/lib/restaurant/format-days';
import { formatSchedule } from '@/lib/restaurant/schedule';
import type { Schedule } from '@/lib/restaurant/schedule';
import { OpenNow } from './open-now.client.tsx';

/** Unknown parts are left out. */
export function RestaurantHours({ schedule }: { readonly schedule: Schedule }): ReactNode {
  const { openNow, closedNow } = siteCopy.hours;
  const days = schedule.kind === 'none' ? undefined : schedule.days;
  return (
    <HoursLine
      days={days && formatDays(days)}
      hours={formatSchedule(schedule)}
      state={<OpenNow schedule={schedule} openText={openNow} closedText={closedNow} />}
    />
  );
}
