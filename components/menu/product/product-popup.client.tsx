'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { DialogShell } from '@/components/ui/dialog-shell';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import { formatCardId } from './card-id.ts';
import { closeOnBackdrop } from './close-on-backdrop.ts';
import { ProductDetails } from './product-details.tsx';
import styles from './product-popup.module.scss';
import { readProduct } from './read-product.ts';

const HEADING_ID = 'produs_titlu';
const DESCRIPTION_ID = 'produs_descriere';

type Props = {
  readonly slug: string;
  readonly closeText: string;
  readonly emptyText: string;
  readonly onClose: () => void;
};

/** The popup is open while it is mounted. It renders nothing for a slug that no card has. */
export function ProductPopup({ slug, closeText, emptyText, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // The card is read again after the first commit: on a page that opens with a product the cards
  // are not yet there during the first render.
  const card = useBrowserValue(() => document.getElementById(formatCardId(slug)), null);
  useEffect(() => {
    dialog.current?.showModal();
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // On closing, the browser restores the previous focus. After a shared link no element had the
    // focus before, so focus the card's link.
    return () => card?.querySelector('a')?.focus({ preventScroll: true });
  }, [card]);

  if (card === null) return null;
  return (
    <DialogShell
      ref={dialog}
      labelledBy={HEADING_ID}
      aria-describedby={DESCRIPTION_ID}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <ProductDetails
        product={readProduct(card)}
        headingId={HEADING_ID}
        descriptionId={DESCRIPTION_ID}
        emptyText={emptyText}
      />
      <form method="dialog" className={styles.actions}>
        <Button type="submit">{closeText}</Button>
      </form>
    </DialogShell>
  );
}
