import type { ReactNode } from 'react';
import styles from './spinner.module.scss';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Covers the page. `label` is for screen readers, such as 'Se încarcă…'. */
export function Spinner({ label }: { readonly label: string }): ReactNode {
  return (
    <span role="status" className={styles.page}>
      <span className={styles.wheel} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
