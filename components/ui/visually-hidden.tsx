import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

/** Words for screen readers that the eye gets from the layout. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
