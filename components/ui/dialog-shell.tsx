import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog-shell.module.scss';

type Props = Omit<ComponentProps<'dialog'>, 'className' | 'aria-labelledby'> & {
  /** Id of the heading inside. */
  readonly labelledBy: string;
};

/**
 * The look of every popup: a sheet at the lower edge of phones, a card in the middle elsewhere.
 * Opened by `showModal()` through its `ref`: the page behind then stands still and Escape closes.
 */
export function DialogShell({ labelledBy, children, ...rest }: Props): ReactNode {
  return (
    <dialog {...rest} aria-labelledby={labelledBy} className={styles.shell}>
      {children}
    </dialog>
  );
}
