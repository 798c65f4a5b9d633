import type { ReactNode, Ref } from 'react';
import styles from './banner.module.scss';

export type BannerTone = 'positive' | 'negative' | 'neutral';

type Props = {
  readonly tone: BannerTone;
  /** A call is in progress; the text will change. */
  readonly busy?: boolean;
  readonly id?: string;
  /** Lets the page move the focus here while the user waits for an answer. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: string | null;
};

/**
 * The page's message, such as the result of its call. A live region must exist before its text
 * changes, so the banner stays mounted; an empty banner takes no space. The text is in an element
 * with a key, so that React replaces the element: a browser's translator replaces text nodes, and
 * React could not find them again.
 */
export function Banner({ tone, busy = false, id, ref, children }: Props): ReactNode {
  return (
    <div
      id={id}
      ref={ref}
      role="status"
      tabIndex={-1}
      data-tone={tone}
      aria-busy={busy}
      className={`${styles.banner} ${styles[tone]}`}
    >
      {busy && <span className={styles.wheel} />}
      {children && <span key={children}>{children}</span>}
    </div>
  );
}
