'use client';

import type { ReactNode } from 'react';

/**
 * The script element itself, and the one place of raw HTML. It is a client component so that its
 * text stands in the HTML alone: as a server component's it would be in the page's payload a second
 * time, for browsers that have no use for it. They leave the text as they find it.
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
