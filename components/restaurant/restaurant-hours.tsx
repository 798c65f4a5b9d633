import type { ReactNode } from 'react';
import { HoursLine } from '@/components/ui/hours-line';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { formatDays } from '@/lib/restaurant/hours/format-days';
import { formatSchedule } from '@/lib/restaurant/hours/schedule';
import type { Schedule } from '@/lib/restaurant/hours/schedule';
import { OpenNow } from './open-now.client.tsx';

type Props = { readonly schedule: Schedule; readonly language?: Language | undefined };

/** Leaves out unknown days and an unknown opening state. Renders nothing without hours. */
export function RestaurantHours({ schedule, language = 'ro' }: Props): ReactNode {
  const { openNow, closedNow } = menuPageCopy[language].hours;
  const days = schedule.kind === 'none' ? undefined : schedule.days;
  return (
    <HoursLine
      days={days && formatDays(days, language)}
      hours={formatSchedule(schedule)}
      language={language}
      state={<OpenNow schedule={schedule} openText={openNow} closedText={closedNow} />}
    />
  );
}
