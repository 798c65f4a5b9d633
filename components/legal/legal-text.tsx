import type { ReactNode } from 'react';
import type { LegalLink, Wording } from '@/lib/legal/block';
import { assertNever } from '@/lib/result';

export function LegalText({ text }: { readonly text: Wording }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((part, position) => {
    if (typeof part !== 'string') return <TextLink key={position} link={part} />;
    // Some browsers and extensions make a link of a number before hydration. In an element of its
    // own React compares only the text of the part.
    return /\d/.test(part) ? <span key={position}>{part}</span> : part;
  });
}

/** Prefetching is off, so that reading one document does not load the linked documents. */
function TextLink({ link }: { readonly link: LegalLink }): ReactNode {
  switch (link.to) {
    case 'document':
      return <a href={link.href}>{link.label}</a>;
    case 'address':
      return <a href={link.href}>{link.label}</a>;
    default:
      return assertNever(link);
  }
}
