import type { ReactNode } from 'react';
import styles from './payment-actions.module.scss';

type Props = {
  /** False before hydration: hidden buttons keep their space, which prevents a layout shift. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
};

export function PaymentActions({ isReady = true, children }: Props): ReactNode {
  return (
    <div className={isReady ? styles.actions : `${styles.actions} ${styles.unready}`}>
      {children}
    </div>
  );
}
