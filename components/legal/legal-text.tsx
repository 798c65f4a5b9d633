import Link from 'next/link';
import type { ReactNode } from 'react';
import type { LegalLink, Wording } from '@/lib/legal/block';
import { assertNever } from '@/lib/result';

export function LegalText({ text }: { readonly text: Wording }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((part, position) =>
    typeof part === 'string' ? part : <TextLink key={position} link={part} />,
  );
}

/** Documents are not prefetched, so that reading one loads no other. */
function TextLink({ link }: { readonly link: LegalLink }): ReactNode {
  switch (link.to) {
    case 'document':
      return (
        <Link href={link.href} prefetch={false}>
          {link.label}
        </Link>
      );
    case 'address':
      return <a href={link.href}>{link.label}</a>;
    default:
      return assertNever(link);
  }
}
