import type { ReactNode } from 'react';
import type { OpeningTone } from '@/lib/restaurant/hours';
import styles from './badge.module.scss';

type Props = {
  readonly tone?: OpeningTone;
  readonly 'data-opening'?: string;
  readonly 'data-spans'?: string;
  /** The text must carry the meaning, because not every visitor sees the colour. */
  readonly children?: string;
};

/** Without a text it takes no space. */
export function Badge({ tone, ...rest }: Props): ReactNode {
  return <span className={styles.badge} data-look={tone} {...rest} />;
}
