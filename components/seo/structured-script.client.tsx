'use client';

import type { ReactNode } from 'react';

/**
 * The script element with the data. Only this file and `view-script.client.tsx` write raw HTML. It is
 * a client component so that its text is in the HTML alone; a server component's text would be in
 * the page's payload as well. In the browser it keeps the text that it finds. When the server has no
 * text, the page cache recognizes the empty script, logs an error and does not store the page.
 */
export function StructuredScript({ name }: { readonly name: string }): ReactNode {
  const text = globalThis.boundedStructuredTexts?.get(name) ?? '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
