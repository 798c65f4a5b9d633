import type { ReactNode } from 'react';
import styles from './badge.module.scss';

export type BadgeTone = 'positive' | 'negative' | 'accent';

type Props = { readonly tone: BadgeTone; readonly children: ReactNode };

/** The text must carry the meaning, because not every visitor sees the colour. */
export function Badge({ tone, children }: Props): ReactNode {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
