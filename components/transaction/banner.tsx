import type { ReactNode, Ref } from 'react';
import styles from './banner.module.scss';

export type BannerTone = 'positive' | 'negative' | 'neutral';

type Props = {
  readonly tone: BannerTone;
  /** Something is under way that will change the words. */
  readonly busy?: boolean;
  readonly id?: string;
  /** To move the focus here, for somebody who waits for an answer. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: string | null;
};

/**
 * What became of it, announced when it changes: so it stays in the page and its words are replaced.
 * Without words and not busy it takes no room. The words are an element that goes as a whole: where
 * a browser's translator has put its own in the place of their text, React would not find that.
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
