import type { ReactNode } from 'react';
import { HoursLine } from '@/components/ui/hours-line';
import { OpenNow } from '@/components/ui/open-now.client';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { formatSchedule, listDayHours, selectWords } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';

type Props = {
  readonly schedule: Schedule;
  readonly language: Language;
  readonly size?: 'short' | 'full';
};

/** Renders nothing without hours. Claims nothing about the opening while the days are unknown. */
export function RestaurantHours({ schedule, language, size = 'full' }: Props): ReactNode {
  const { label, opening, ...words } = menuPageCopy[language].hours;
  return (
    <HoursLine
      label={label}
      hours={formatSchedule(schedule, words)}
      size={size}
      {...(listDayHours(schedule).length > 0 && {
        state: <OpenNow schedule={schedule} words={selectWords(schedule, opening)} />,
      })}
    />
  );
}
