import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { siteCopy } from '@/lib/i18n/site-copy';
import styles from './hours-line.module.scss';
import { Icon } from './icon.tsx';

type Props = {
  /** As `formatSchedule` gives them; empty when the restaurant has none, and then so is the line. */
  readonly hours: string;
  /** The island that says open or closed now. Its room is kept free until it knows. */
  readonly state?: ReactNode;
};

export function HoursLine({ hours, state }: Props): ReactNode {
  if (hours === '') return null;
  return (
    <p className={styles.line}>
      <Icon name="clock" size={20} />
      <VisuallyHidden>{siteCopy.hours.label}: </VisuallyHidden>
      <span className={styles.hours}>{hours}</span>
      {state !== undefined && <span className={styles.state}>{state}</span>}
    </p>
  );
}
