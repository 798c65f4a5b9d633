'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { LANGUAGE_PARAM } from '@/lib/i18n/language';
import { TABLE_PARAM } from '@/lib/menu-query';
import { readTableId } from '@/lib/query-values';
import { TABLE_STRIP_SCRIPT } from '@/lib/security/table-strip-script';

type Props = {
  /** With '{}' in the place of the table's id. */
  readonly text: string;
  readonly className: string | undefined;
};

/**
 * Says at which table the visitor sits. The page is cached for all visitors, so the browser reads
 * the table from the address: a script does so before the first paint, so that nothing moves. A
 * browser does not run a script that React creates, so only the server's HTML contains its text.
 */
export function TableStrip({ text, className }: Props): ReactNode {
  const script = typeof window === 'undefined' ? TABLE_STRIP_SCRIPT : '';
  const strip = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    carryChoices();
    // The script leaves out an id that needs a repair, and does not run after a client-side
    // navigation.
    const table = readTableId();
    if (table === undefined || strip.current?.hidden !== true) return;
    strip.current.textContent = text.replace('{}', table);
    strip.current.hidden = false;
  }, [text]);
  return (
    <>
      <p ref={strip} hidden data-text={text} className={className} suppressHydrationWarning>
        {''}
      </p>
      {!useIsHydrated() && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      )}
    </>
  );
}

/**
 * Adds the table and the language of this address to the links to pages of the same restaurant. A
 * link that has them already stays as it is: a new spelling of its query would make a link to a
 * part of this page load the page again.
 */
function carryChoices(): void {
  const here = new URLSearchParams(location.search);
  const choices = [
    [TABLE_PARAM, readTableId()],
    [LANGUAGE_PARAM, here.get(LANGUAGE_PARAM) ?? undefined],
  ] as const;
  const place = location.pathname.split('/', 3).join('/');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${place}/`)) continue;
    for (const [name, value] of choices) {
      const query = new URLSearchParams(link.search);
      if (value === undefined || query.has(name)) continue;
      query.set(name, value);
      link.search = query.toString();
    }
  }
}
