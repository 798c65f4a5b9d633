import type { ReactNode } from 'react';
import type { PageMark } from '@/lib/cache/page-mark';

/**
 * Target of the skip link. Category anchors contain no underscore, so none of them equals this id.
 */
export const CONTENT_ID = 'continut_principal';

type Props = {
  /** The page mark, for the page cache. An ordinary page has none. */
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
