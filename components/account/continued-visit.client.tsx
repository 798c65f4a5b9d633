'use client';

import type { MouseEvent, ReactNode } from 'react';
import { continueAt } from '@/lib/account/activation-memory';
import { isPlainClick } from '@/lib/hooks/is-plain-click';

/**
 * Around links to the same page in another language: following one is no new visit. A new one would
 * use the token again, and tell somebody whose account is active that it is not.
 */
export function ContinuedVisit({ children }: { readonly children: ReactNode }): ReactNode {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    continueAt(link.href);
  };
  return <div onClick={follow}>{children}</div>;
}
