'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';

/** Absent until there is a script to do it; browsers print from their own menu as well. */
export function PrintButton({ text }: { readonly text: string }): ReactNode {
  if (!useIsHydrated()) return null;
  return (
    <Button tone="quiet" onClick={() => window.print()}>
      {text}
    </Button>
  );
}
