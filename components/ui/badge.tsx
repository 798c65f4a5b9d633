import type { ReactNode } from 'react';
import styles from './badge.module.scss';

export type BadgeTone = 'positive' | 'negative' | 'accent';

type Props = { readonly tone: BadgeTone; readonly children: ReactNode };

/** The text alone carries the meaning, not the colour. */
export function Badge({ tone, children }: Props): ReactNode {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
