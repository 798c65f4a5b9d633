import type { ReactNode } from 'react';
import styles from './spinner.module.scss';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** Text for screen readers, such as 'Se încarcă…'. */
  readonly label: string;
  readonly place?: 'inline' | 'page';
};

export function Spinner({ label, place = 'inline' }: Props): ReactNode {
  return (
    <span role="status" className={styles[place]}>
      <span className={styles.wheel} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
