import type { ReactNode } from 'react';
import type { PageOutcome } from '@/lib/cache/page-outcome';

/** Where the skip link leads. The underscore keeps it apart from every category's anchor. */
export const CONTENT_ID = 'continut_principal';

type Props = {
  /** What the page cache must know of this page; an ordinary page says nothing. */
  readonly outcome?: PageOutcome | undefined;
  readonly children: ReactNode;
};

/** The one `<main>` of a page. The mark comes first: the page cache looks for it there. */
export function PageMain({ outcome, children }: Props): ReactNode {
  return (
    <main data-outcome={outcome} id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
