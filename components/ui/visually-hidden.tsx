import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

/** Text for screen readers only, where sighted users see the layout or an icon. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
