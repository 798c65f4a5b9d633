'use client';

import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

const neverChanges = (): (() => void) => () => undefined;

/** Absent until there is a script to do it; browsers print from their own menu as well. */
export function PrintButton({ text }: { readonly text: string }): ReactNode {
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isReady) return null;
  return (
    <Button tone="quiet" onClick={() => window.print()}>
      {text}
    </Button>
  );
}
