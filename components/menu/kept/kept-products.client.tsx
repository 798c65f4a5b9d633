'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { readStored } from '@/lib/browser/storage';
import { Island } from '@/components/ui/island.client';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { useEnglish } from '@/lib/hooks/use-english';
import { keepCopy } from '@/lib/i18n/site/menu/keep-copy';
import { addKeepButtons } from './keep-buttons.ts';
import { KeptContext } from './kept-context.ts';
import type { KeptStyles } from './kept-context.ts';
import type * as keptCode from './kept-code.ts';

type Props = {
  readonly restaurantId: string;
  readonly styles: KeptStyles;
  /** The product cards and their popup. */
  readonly children: ReactNode;
};

type KeptCode = typeof keptCode;

const NONE: ReadonlySet<string> = new Set();

/**
 * Adds a heart to each product card. The code that stores and shows the kept products is loaded on
 * the first press of a heart, or at once if the browser has stored kept products.
 */
export function KeptProducts({ restaurantId, styles, children }: Props): ReactNode {
  const english = useEnglish();
  const copy = english?.keep ?? keepCopy;
  const [loaded, setLoaded] = useState<KeptCode>();
  const [slugs, setSlugs] = useState(NONE);
  const [problem, setProblem] = useState<string>();

  const load = (): Promise<KeptCode> =>
    import('./kept-code.ts').then((kept) => {
      setLoaded(kept);
      return kept;
    });
  const toggle = (card: Element): void => {
    load().then(
      ({ toggleKept }) => setProblem(toggleKept(restaurantId, card, english?.kept)),
      () => setProblem(copy.failed),
    );
  };
  const showChange = (next: ReadonlySet<string>): void => {
    setSlugs(next);
    // The message may say that the list of kept products is full. A shorter list has room again, so
    // remove the message.
    if (next.size < slugs.size) setProblem(undefined);
  };
  const begin = useEffectEvent(() => {
    if (readStored('local', STORAGE_KEYS.keptProducts) !== undefined) load().catch(() => undefined);
    return addKeepButtons(copy.keepProduct, toggle);
  });
  useEffect(() => begin(), []);

  return (
    <KeptContext value={{ slugs, toggle, problem }}>
      <div className={styles.products}>
        {children}
        <Island>
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          {loaded && (
            <loaded.KeptPanel restaurantId={restaurantId} styles={styles} onChange={showChange} />
          )}
        </Island>
      </div>
    </KeptContext>
  );
}
