import type { ReactNode } from 'react';
import type { PageMark } from '@/lib/cache/page-mark';

/**
 * Target of the skip link. The underscore keeps the id distinct from the anchors of categories,
 * which contain no underscore (`lib/restaurant/anchor.ts`).
 */
export const CONTENT_ID = 'continut_principal';

type Props = {
  /**
   * Undefined for a page that the page cache may store, and for a page that never reaches the page
   * cache, such as a transaction page.
   */
  readonly mark?: PageMark | undefined;
  /** The language of the content. Undefined if the page has the same language. */
  readonly lang?: 'ro';
  readonly children: ReactNode;
};

/** The mark is the first attribute, where the page cache looks for it. */
export function PageMain({ mark, children, ...attributes }: Props): ReactNode {
  return (
    <main data-outcome={mark} id={CONTENT_ID} tabIndex={-1} {...attributes}>
      {children}
    </main>
  );
}
