import type { ReactNode } from 'react';
import type { PageMark } from '@/lib/cache/page-mark';

/** Where the skip link leads. The underscore keeps it apart from every category's anchor. */
export const CONTENT_ID = 'continut_principal';

type Props = {
  /** For the page cache. An ordinary page has none. */
  readonly mark?: PageMark | undefined;
  readonly children: ReactNode;
};

/** The one `<main>` of a page. The mark is its first attribute, where the page cache looks for it. */
export function PageMain({ mark, children }: Props): ReactNode {
  return (
    <main data-outcome={mark} id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
