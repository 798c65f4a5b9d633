'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';

/** Rendered only after hydration, because the button does nothing without JavaScript. */
export function PrintButton({ text }: { readonly text: string }): ReactNode {
  if (!useIsHydrated()) return null;
  return (
    <Button tone="quiet" onClick={() => window.print()}>
      {text}
    </Button>
  );
}
