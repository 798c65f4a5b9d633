import type { ReactNode } from 'react';
import { IconLine } from '@/components/ui/icon-line';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './hours-line.module.scss';

type Props = {
  /** For example 'Marți - Duminică'. */
  readonly days?: string | undefined;
  /** For example '10:00 - 22:00'. For an empty text the component renders nothing. */
  readonly hours: string;
  /**
   * The open or closed badge. Undefined reserves no space. Null, or an element that is still empty,
   * reserves the space of the badge.
   */
  readonly state?: ReactNode;
  readonly language?: Language | undefined;
};

export function HoursLine({ days, hours, state, language = 'ro' }: Props): ReactNode {
  if (hours === '') return null;
  return (
    <IconLine icon="clock" label={menuPageCopy[language].hours.label}>
      {days !== undefined && <span>{`${days} `}</span>}
      <span className={styles.hours}>{hours}</span>
      {state !== undefined && <span className={styles.state}>{state}</span>}
    </IconLine>
  );
}
