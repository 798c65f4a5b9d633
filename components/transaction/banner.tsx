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
 * The result of the page's call. A live region must exist before its text changes, so the banner stays
 * mounted; without text and not busy it takes no space. The text has a key and is replaced as an
 * element: a browser's translator replaces text nodes, which React would no longer find.
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
