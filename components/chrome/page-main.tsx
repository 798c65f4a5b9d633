import type { ReactNode } from 'react';
import { noteOutcome } from '@/lib/rendering';
import type { PageOutcome } from '@/lib/rendering';

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
  readonly outcome?: PageOutcome | undefined;
  /** The language of the content. Undefined if the page has the same language. */
  readonly lang?: 'ro';
  readonly children: ReactNode;
};

export function PageMain({ outcome, children, ...attributes }: Props): ReactNode {
  noteOutcome(outcome);
  return (
    <main id={CONTENT_ID} tabIndex={-1} {...attributes}>
      {children}
    </main>
  );
}
