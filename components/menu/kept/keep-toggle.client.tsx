'use client';

import { use } from 'react';
import type { ReactNode } from 'react';
import { parseCardId } from '@/components/menu/card/card-id';
import { Button } from '@/components/ui/button';
import { useEnglish } from '@/lib/hooks/use-english';
import { keepCopy } from '@/lib/i18n/site/menu/keep-copy';
import { KeptContext } from './kept-context.ts';

/** The heart in the popup of a product. */
export function KeepToggle({ card }: { readonly card: Element }): ReactNode {
  const kept = use(KeptContext);
  const copy = useEnglish()?.keep ?? keepCopy;
  if (kept === undefined) return null;
  const { slugs, toggle, problem } = kept;
  return (
    <>
      <Button
        tone="quiet"
        aria-pressed={slugs.has(parseCardId(card.id))}
        onClick={() => toggle(card)}
      >
        {copy.keep}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
