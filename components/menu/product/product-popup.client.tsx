'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { KeepToggle } from '@/components/menu/kept/keep-toggle.client';
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

/** Open while mounted. Renders nothing for a slug that no card has. */
export function ProductPopup({ slug, closeText, emptyText, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // During the first render of a page that opens with a product, the cards are not yet in the
  // document.
  const card = useBrowserValue(() => document.getElementById(formatCardId(slug)), null);
  useEffect(() => {
    dialog.current?.showModal();
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // After a shared link there is no previous focus for the browser to restore.
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
        <KeepToggle card={card} />
      </form>
    </DialogShell>
  );
}
