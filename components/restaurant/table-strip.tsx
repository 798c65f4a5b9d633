import type { ReactNode } from 'react';
import { TABLE_STRIP_SCRIPT } from '@/lib/security/inline-scripts';

type Props = {
  /** With '{}' in the place of the table's id. */
  readonly text: string;
  readonly className: string | undefined;
};

/**
 * Says at which table the visitor sits. The page is cached for all visitors, so the browser reads
 * the table from the address: a script does so before the first paint, so that nothing moves, and
 * `showTable` does the rest. `suppressHydrationWarning` makes React keep in development what the
 * script wrote.
 */
export function TableStrip({ text, className }: Props): ReactNode {
  return (
    <>
      <p hidden data-text={text} className={className} suppressHydrationWarning>
        {''}
      </p>
      <script dangerouslySetInnerHTML={{ __html: TABLE_STRIP_SCRIPT }} />
    </>
  );
}
