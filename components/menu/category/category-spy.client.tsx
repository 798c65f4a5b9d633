'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useCategorySpy } from '@/lib/hooks/use-category-spy';

type Props = {
  readonly label: string;
  /** A list of links to the sections. */
  readonly children: ReactNode;
};

/**
 * A scroll spy: marks the link of the category that the visitor reads. A press on a link scrolls to
 * its category.
 */
export function CategorySpy({ label, children }: Props): ReactNode {
  const bar = useRef<HTMLElement>(null);
  useCategorySpy(bar);
  return (
    <nav ref={bar} aria-label={label}>
      {children}
    </nav>
  );
}
