import type { ReactNode } from 'react';
import styles from './badge.module.scss';

type Props = { readonly tone: 'positive' | 'notice' | 'neutral'; readonly children: ReactNode };

/** The text must carry the meaning, because not every visitor sees the colour. */
export function Badge({ tone, children }: Props): ReactNode {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
