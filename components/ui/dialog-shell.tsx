import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog-shell.module.scss';

type Props = Omit<ComponentProps<'dialog'>, 'className' | 'aria-labelledby'> & {
  /** Id of the heading inside. */
  readonly labelledBy: string;
};

/**
 * The dialog and styles of every popup: a bottom sheet on phones, a centred card elsewhere. Open the
 * dialog with `showModal()` through its `ref`, so that the browser makes the page behind it inert and
 * closes it on Escape.
 */
export function DialogShell({ labelledBy, children, ...rest }: Props): ReactNode {
  return (
    <dialog {...rest} aria-labelledby={labelledBy} className={styles.shell}>
      {children}
    </dialog>
  );
}
