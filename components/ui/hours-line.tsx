import type { ReactNode } from 'react';
import { IconLine } from '@/components/ui/icon-line';
import styles from './hours-line.module.scss';

type Props = {
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
export function HoursLine({ label, hours, state, size }: Props): ReactNode {
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
