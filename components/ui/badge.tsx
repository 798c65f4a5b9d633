import type { ReactNode } from 'react';
import styles from './badge.module.scss';

export type BadgeTone = 'positive' | 'negative' | 'accent';

type Props = { readonly tone: BadgeTone; readonly children: ReactNode };

/** One short word about a thing's state. The word says it all; the colour only helps. */
export function Badge({ tone, children }: Props): ReactNode {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
