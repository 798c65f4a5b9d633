import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog-shell.module.scss';

type Props = Omit<ComponentProps<'dialog'>, 'className' | 'aria-labelledby'> & {
  /** Id of the heading in `children`. */
  readonly labelledBy: string;
};

/**
 * Open the dialog with `showModal()` through its `ref`. With the attribute `open`, the page behind
 * the dialog would not be inert.
 */
export function DialogShell({ labelledBy, children, ...rest }: Props): ReactNode {
  return (
    <dialog {...rest} aria-labelledby={labelledBy} className={styles.shell}>
      {children}
    </dialog>
  );
}
