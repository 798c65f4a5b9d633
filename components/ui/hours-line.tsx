import type { ReactNode } from 'react';
import { IconLine } from '@/components/ui/icon-line';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './hours-line.module.scss';

type Props = {
  /** Result of `formatDays`; absent when unknown. */
  readonly days?: string | undefined;
  /** Result of `formatSchedule`; empty renders nothing. */
  readonly hours: string;
  /** The open or closed badge, whose space is reserved. */
  readonly state?: ReactNode;
};

export function HoursLine({ days, hours, state }: Props): ReactNode {
  if (hours === '') return null;
  return (
    <IconLine icon="clock" label={siteCopy.hours.label}>
      {days !== undefined && <span>{`${days} `}</span>}
      <span className={styles.hours}>{hours}</span>
      {state !== undefined && <span className={styles.state}>{state}</span>}
    </IconLine>
  );
}
