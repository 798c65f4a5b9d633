import type { ReactNode } from 'react';
import { ServerPart } from '@/components/ui/server-part';
import { noteOutcome } from '@/lib/rendering';
import type { PageOutcome } from '@/lib/rendering';
import { formatUtcOffset } from '@/lib/restaurant/wall-clock';
import { CONTENT_ID } from './content-id.ts';

/**
 * The kind of a public page, by which it gets its script (`lib/server/framework-free-page.ts`) and
 * by which it is known as one. 'plain' is a page of no special kind.
 */
export type PageKind = 'plain' | 'front' | 'restaurant' | 'menu' | 'download' | 'sheets';

/** The kinds of pages that say what is open now. */
const KINDS_WITH_CLOCK: readonly PageKind[] = ['front', 'restaurant', 'menu'];

type Props = {
  readonly kind?: PageKind;
  /** Undefined for a page that the page cache may store. */
  readonly outcome?: PageOutcome | undefined;
  /** The language of the content. Undefined if the page has the same language. */
  readonly lang?: 'ro';
  /** Requirements H-8 and G-4: `startPage` scrolls the page to its top. */
  readonly startsAtTop?: boolean;
  /** Contains no client component. */
  readonly children: ReactNode;
};

/** The content of a public page. A transaction page has `TransactionMain`. */
export function PageMain(props: Props): ReactNode {
  const { kind = 'plain', outcome, lang, startsAtTop = false, children } = props;
  noteOutcome(outcome);
  return (
    <ServerPart id={CONTENT_ID}>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        lang={lang}
        data-kind={kind}
        {...(KINDS_WITH_CLOCK.includes(kind) && {
          // oxlint-disable-next-line react/purity -- only the server renders this component
          'data-utc-offset': formatUtcOffset(new Date()),
        })}
        {...(startsAtTop && { 'data-starts-at-top': '' })}
      >
        {children}
      </main>
    </ServerPart>
  );
}
