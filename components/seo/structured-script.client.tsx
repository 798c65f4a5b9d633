'use client';

import type { ReactNode } from 'react';

/**
 * A client component, so that its text is in the HTML but not also in the page's payload. When the
 * text is missing, the script is empty; the page cache recognizes this and does not store the page.
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
