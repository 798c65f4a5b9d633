'use client';

import type { ReactNode } from 'react';

/**
 * A client component that reads the text of the structured data from a cache on the server. As a
 * prop, the text would be in the HTML twice: in the script and in the payload for hydration. When
 * the server has no text, the script is empty, and the page cache does not store the page.
 *
 * The browser has no such cache. During hydration React keeps the script that is in the HTML,
 * and `suppressHydrationWarning` prevents a warning about the different text.
 */
export function StructuredScript({ name }: { readonly name: string }): ReactNode {
  const text = globalThis.runningSite?.structuredTexts.get(name) ?? '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
