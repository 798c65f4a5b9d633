import type { ReactNode } from 'react';
import styles from './notice-frame.module.scss';

type Props = {
  readonly heading: string;
  readonly headingLevel?: 'h1' | 'h2';
  /** The size of `heading`: 'giant' for a short code such as '404', 'text' for words. */
  readonly size: 'giant' | 'text';
  readonly text?: string;
  /** The language of the heading. Undefined if the page has the same language. */
  readonly lang?: 'ro';
  /** Links and buttons share a row. Everything else has a row of its own. */
  readonly children: ReactNode;
};

export function NoticeFrame({
  heading,
  headingLevel: Heading = 'h1',
  size,
  text,
  lang,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <div className={styles.arch}>
        <Heading className={styles[size]} lang={lang}>
          {heading}
        </Heading>
      </div>
      {text !== undefined && (
        <p className={size === 'giant' ? styles.largeText : styles.bodyText}>{text}</p>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
