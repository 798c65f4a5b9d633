import type { ReactNode } from 'react';
import styles from './payment-actions.module.scss';

type Props = {
  /** False hides the buttons and keeps their space. Callers use it before hydration. */
  readonly isReady?: boolean;
  /**
   * 'two-buttons' reserves the height of two buttons, so that nothing moves when hydration removes
   * one of them. 'own' reserves no height.
   */
  readonly space?: 'own' | 'two-buttons';
  readonly children: ReactNode;
};

export function PaymentActions({ isReady = true, space = 'own', children }: Props): ReactNode {
  const classes = [
    styles.actions,
    ...(space === 'two-buttons' ? [styles.twoButtons] : []),
    ...(isReady ? [] : [styles.unready]),
  ];
  return <div className={classes.join(' ')}>{children}</div>;
}
