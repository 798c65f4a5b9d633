import type { ReactNode, Ref } from 'react';
import styles from './banner.module.scss';

/** 'plain' has no box, for a page whose heading shows the state. */
type BannerTone = 'positive' | 'negative' | 'neutral' | 'plain';

type Props = {
  readonly tone: BannerTone;
  /** The page waits, for example for a call. The banner then shows a spinner. */
  readonly busy?: boolean;
  /** Lets the page move the focus to the banner. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: string | null;
};

/**
 * Callers keep the banner mounted while its text changes, because screen readers announce only
 * changes in an existing live region.
 */
export function Banner({ tone, busy = false, ref, children }: Props): ReactNode {
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      data-tone={tone}
      aria-busy={busy}
      className={`${styles.banner} ${styles[tone]}`}
    >
      {busy && <span className={styles.wheel} />}
      {/* The key makes React replace the element, because a browser's translator may have replaced
          the text node that React would change. */}
      {children && <span key={children}>{children}</span>}
    </div>
  );
}
