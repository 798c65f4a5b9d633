import type { ReactNode } from 'react';
import styles from './payment-actions.module.scss';

type Props = {
  /**
   * False before hydration: the buttons are hidden but take up their space, which prevents a layout
   * shift.
   */
  readonly isReady?: boolean;
  readonly children: ReactNode;
};

/** The buttons of a payment page. On a phone they are stacked and have the full width. */
export function PaymentActions({ isReady = true, children }: Props): ReactNode {
  return (
    <div className={isReady ? styles.actions : `${styles.actions} ${styles.unready}`}>
      {children}
    </div>
  );
}
