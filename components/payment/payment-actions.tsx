import type { ReactNode } from 'react';
import styles from './payment-actions.module.scss';

type Props = {
  /** False while a press would do nothing: then only the room is there, so that nothing jumps. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
};

/** The ways on: below each other on a phone, as wide as it is. */
export function PaymentActions({ isReady = true, children }: Props): ReactNode {
  return (
    <div className={isReady ? styles.actions : `${styles.actions} ${styles.unready}`}>
      {children}
    </div>
  );
}
