'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { parseCardId } from '@/components/menu/card/card-id';
import { focusMain } from '@/lib/browser/focus-main';
import { useEnglish } from '@/lib/hooks/use-english';
import { useKeptProducts } from '@/lib/hooks/use-kept-products';
import { keptCopy } from '@/lib/i18n/site/menu/kept-copy';
import type { KeptStyles } from './kept-context.ts';
import { KeptSheet } from './kept-sheet.client.tsx';

type Props = {
  readonly restaurantId: string;
  readonly styles: KeptStyles;
  /**
   * Called with the slugs of the kept products, after the first rendering and after each change.
   */
  readonly onChange: (slugs: ReadonlySet<string>) => void;
};

function markHearts(slugs: ReadonlySet<string>): void {
  for (const card of document.querySelectorAll('main article')) {
    const heart = card.querySelector(':scope > [aria-pressed]');
    const pressed = String(slugs.has(parseCardId(card.id)));
    if (heart?.getAttribute('aria-pressed') !== pressed)
      heart?.setAttribute('aria-pressed', pressed);
  }
}

/**
 * The sheet, which is a dialog with the kept products, and the button that opens the sheet. The
 * button is shown while the restaurant has kept products. The button is in the sticky category bar,
 * because a button that floats over the products would cover some of them.
 */
export function KeptPanel({ restaurantId, styles, onChange }: Props): ReactNode {
  const copy = useEnglish()?.kept ?? keptCopy;
  const products = useKeptProducts(restaurantId);
  const openerButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const announce = useEffectEvent(onChange);
  useEffect(() => {
    const slugs = new Set(products.map(({ slug }) => slug));
    markHearts(slugs);
    announce(slugs);
  }, [products]);

  const close = (): void => {
    setIsOpen(false);
    // On closing, the browser moves the focus back to the button that opened the sheet. Without
    // kept products this button is gone, so focus `<main>`.
    if (products.length === 0) focusMain();
    else openerButton.current?.focus();
  };
  const bar = document.querySelector('main [role=search]')?.parentElement;
  const opener = products.length > 0 && (
    <button
      ref={openerButton}
      type="button"
      className={styles.opener}
      aria-label={copy.showCount(products.length)}
      onClick={() => setIsOpen(true)}
    >
      {/* Each text that changes is in an element of its own: a browser's translator may have replaced
          the text node that React would change. */}
      <span>{copy.show}</span> <bdi>{products.length}</bdi>
    </button>
  );
  return (
    <>
      {bar && createPortal(opener, bar)}
      {isOpen && (
        <KeptSheet
          restaurantId={restaurantId}
          className={styles.sheet}
          products={products}
          onClose={close}
        />
      )}
    </>
  );
}
