'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { Button } from '@/components/ui/button';
import { DialogShell } from '@/components/ui/dialog-shell';
import { useEnglish } from '@/lib/hooks/use-english';
import { keptCopy } from '@/lib/i18n/site/menu/kept-copy';
import { removeProduct, restoreProducts, setQuantity } from '@/lib/kept/kept-products';
import type { KeptProduct } from '@/lib/kept/kept-products';
import { updateKept } from '@/lib/kept/kept-store';
import { priceKept } from '@/lib/kept/price-kept';
import { formatBani } from '@/lib/restaurant/price';
import { KeptRow } from './kept-row.tsx';
import { readAgeNotices } from './read-age-notices.ts';
import { readOffer } from './read-offer.ts';

const HEADING_ID = 'pastrate_titlu';

type Props = {
  readonly restaurantId: string;
  readonly className: string | undefined;
  readonly products: readonly KeptProduct[];
  readonly onClose: () => void;
};

/**
 * The sheet: a dialog with the kept products in large letters, for a waiter to read. The sheet is
 * open while it is mounted.
 */
export function KeptSheet(props: Props): ReactNode {
  const { restaurantId, className, products, onClose } = props;
  const english = useEnglish();
  const copy = english?.kept ?? keptCopy;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The list before the last removal. Undefined after any other change. */
  const [former, setFormer] = useState<readonly KeptProduct[]>();
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);

  const { lines, sumBani, isComplete } = priceKept(products, readOffer);
  const change = (next: readonly KeptProduct[]): void => {
    const isRemoval = next.length < products.length;
    // The pressed button disappears together with the removed products, so move the focus to the
    // heading.
    if (isRemoval) heading.current?.focus();
    setFormer(isRemoval ? products : undefined);
    updateKept(restaurantId, () => next);
  };
  const undo = (list: readonly KeptProduct[]): void => {
    heading.current?.focus();
    setFormer(undefined);
    updateKept(restaurantId, (current) => restoreProducts(current, list));
  };
  return (
    <DialogShell ref={dialog} labelledBy={HEADING_ID} onClose={onClose} onClick={closeOnBackdrop}>
      <div className={className}>
        <h2 ref={heading} id={HEADING_ID} tabIndex={-1}>
          {copy.show}
        </h2>
        <p lang={english && 'ro'}>{document.querySelector('h1')?.textContent}</p>
        {lines.length === 0 ? (
          <p>{copy.empty}</p>
        ) : (
          <>
            <ul>
              {lines.map((line) => (
                <KeptRow
                  key={line.slug}
                  line={line}
                  onQuantity={(quantity) => change(setQuantity(products, line.slug, quantity))}
                  onRemove={() => change(removeProduct(products, line.slug))}
                />
              ))}
            </ul>
            {readAgeNotices().map((notice) => (
              <em key={notice}>{notice}</em>
            ))}
            <output>
              <span>{isComplete ? copy.total : copy.partialTotal}</span>{' '}
              <strong translate="no">{formatBani(sumBani)}</strong>
            </output>
            <small>{copy.note}</small>
          </>
        )}
        <form method="dialog">
          <Button type="submit">{copy.close}</Button>
          {lines.length > 0 && (
            <Button tone="quiet" onClick={() => change([])}>
              {copy.clear}
            </Button>
          )}
          {former !== undefined && (
            <Button tone="quiet" onClick={() => undo(former)}>
              {copy.undo}
            </Button>
          )}
        </form>
      </div>
    </DialogShell>
  );
}
