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
  /** Requirements H-8 and G-4: `startPage` scrolls the page to its top. */
  readonly startsAtTop?: boolean;
  /** The script that the page has if it has no framework (`lib/server/framework-free-page.ts`). */
  readonly script?: 'front';
  readonly children: ReactNode;
};

export function PageMain({
  outcome,
  startsAtTop = false,
  script,
  lang,
  children,
}: Props): ReactNode {
  noteOutcome(outcome);
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      lang={lang}
      data-script={script}
      {...(startsAtTop && { 'data-starts-at-top': '' })}
    >
      {children}
    </main>
  );
}
