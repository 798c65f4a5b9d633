import type { ComponentProps, MouseEvent, ReactNode } from 'react';
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

/**
 * Closes the dialog after a click on its backdrop. The dialog is the target of a click on the
 * backdrop and of a click on the dialog's padding, so the position distinguishes the two clicks.
 */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  const { target, currentTarget, clientX, clientY } = event;
  if (target !== currentTarget) return;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (isOutside) currentTarget.close();
}
