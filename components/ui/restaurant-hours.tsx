import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { formatSchedule, listDayHours } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import { LineDrawing } from './icon.tsx';
import { OpenNow } from './open-now.tsx';
import styles from './restaurant-hours.module.scss';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly schedule: Schedule;
  readonly language: Language;
  readonly size?: 'short' | 'full';
};

/** Renders nothing without hours. Claims nothing about the opening while the days are unknown. */
export function RestaurantHours({ schedule, language, size = 'full' }: Props): ReactNode {
  const { label, ...words } = hoursCopy[language];
  return (
    <HoursLine
      label={label}
      hours={formatSchedule(schedule, words)}
      size={size}
      {...(listDayHours(schedule).length > 0 && {
        state: <OpenNow schedule={schedule} language={language} />,
      })}
    />
  );
}

type HoursLineProps = {
  /** For screen readers. */
  readonly label: string;
  /** For example 'Marți - Duminică 12:00 - 22:30'. */
  readonly hours: string;
  /**
   * What the browser knows about the opening, such as 'Deschis · până la 22:30'. Undefined if it
   * will never know, and then the line reserves no space.
   */
  readonly state?: ReactNode;
  /**
   * 'short': one line, on which the state takes the place of the hours. Print has the hours.
   * 'full': the state, and below it the hours.
   */
  readonly size: 'short' | 'full';
};

/** Renders nothing without hours. */
export function HoursLine({ label, hours, state, size }: HoursLineProps): ReactNode {
  if (hours === '') return null;
  const stateLine = state !== undefined && <span className={styles.state}>{state}</span>;
  return size === 'short' ? (
    <IconLine icon="clock" label={label}>
      <span className={styles.short}>
        {stateLine}
        <span className={styles.hours}>{hours}</span>
      </span>
    </IconLine>
  ) : (
    <div className={styles.full}>
      {stateLine}
      <IconLine icon="clock" label={label}>
        <span className={styles.hours}>{hours}</span>
      </IconLine>
    </div>
  );
}

const PATHS = {
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
  phone:
    'M5 4h4l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  pin: 'M12 21.5s-7-6.2-7-12a7 7 0 0 1 14 0c0 5.8-7 12-7 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const;

type IconLineProps = {
  readonly icon: keyof typeof PATHS;
  /** For screen readers, which do not get the icon. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A line with an icon, of the hours, the address or the telephone number. */
export function IconLine({ icon, label, children }: IconLineProps): ReactNode {
  return (
    <p className={styles.line}>
      <LineDrawing path={PATHS[icon]} size={20} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </p>
  );
}
