import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { siteCopy } from '@/lib/i18n/site-copy';
import styles from './hours-line.module.scss';
import { Icon } from './icon.tsx';

type Props = {
  /** As `formatDays` gives them; absent when they are not known. */
  readonly days?: string | undefined;
  /** As `formatSchedule` gives them; empty when the restaurant has none, and then so is the line. */
  readonly hours: string;
  /** The island that says open or closed now. Its space is reserved while it says nothing. */
  readonly state?: ReactNode;
};

export function HoursLine({ days, hours, state }: Props): ReactNode {
  if (hours === '') return null;
  return (
    <p className={styles.line}>
      <Icon name="clock" size={20} />
      <VisuallyHidden>{siteCopy.hours.label}: </VisuallyHidden>
      {days !== undefined && <span>{`${days} `}</span>}
      <span className={styles.hours}>{hours}</span>
      {state !== undefined && <span className={styles.state}>{state}</span>}
    </p>
  );
}
