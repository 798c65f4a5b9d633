import type { ReactNode } from 'react';
import styles from './payment-actions.module.scss';

type Props = {
  /** False before hydration: hidden buttons keep their space, which prevents a layout shift. */
  readonly isReady?: boolean;
  /** 'two-buttons' keeps the height of two buttons, also when hydration removes one of them. */
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
