import type { ReactNode } from 'react';
import { HoursLine } from '@/components/ui/hours-line';
import { siteCopy } from '@/lib/i18n/site-copy';
import { formatSchedule } from '@/lib/restaurant/schedule';
import type { Schedule } from '@/lib/restaurant/schedule';
import { OpenNow } from './open-now.client.tsx';

/** The hours, and whether the place is open while somebody reads them. */
export function RestaurantHours({ schedule }: { readonly schedule: Schedule }): ReactNode {
  const { openNow, closedNow } = siteCopy.hours;
  return (
    <HoursLine
      hours={formatSchedule(schedule)}
      state={<OpenNow schedule={schedule} openText={openNow} closedText={closedNow} />}
    />
  );
}
