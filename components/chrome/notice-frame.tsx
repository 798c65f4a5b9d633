import type { ReactNode } from 'react';
import styles from './notice-frame.module.scss';

type Props = {
  readonly heading: string;
  readonly headingLevel?: 'h1' | 'h2';
  /** 'giant' for a number, 'text' for words. */
  readonly size: 'giant' | 'text';
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
};

/** A whole page with one thing to say, under a large arch. Its words come as props: clients use it. */
export function NoticeFrame({
  heading,
  headingLevel: Heading = 'h1',
  size,
  text,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <div className={styles.arch}>
        <Heading className={styles[size]}>{heading}</Heading>
      </div>
      <p className={size === 'giant' ? styles.saying : styles.words}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
