import type { ReactNode } from 'react';
import styles from './payment-actions.module.scss';

/** The ways on: below each other on a phone, as wide as it is. */
export function PaymentActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
