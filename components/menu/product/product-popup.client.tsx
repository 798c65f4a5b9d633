'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { KeepToggle } from '@/components/menu/kept/keep-toggle.client';
import { ShareButton } from '@/components/share/share-button.client';
import { Button } from '@/components/ui/button';
import { DialogShell } from '@/components/ui/dialog-shell';
import { useBrowserValue } from '@/lib/hooks/use-browser-value';
import { formatCardId } from '@/components/menu/card/card-id';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { ProductDetails } from './product-details.tsx';
import { ProductSteps } from './product-steps.tsx';
import styles from './product-popup.module.scss';
import { readProduct } from '@/components/menu/card/read-product';

const HEADING_ID = 'produs_titlu';
const DESCRIPTION_ID = 'produs_descriere';
/**
 * The width is larger than that of `DialogShell`, because the popup shows a picture. `touchAction`
 * leaves horizontal swipes to `listen-for-steps.ts`.
 */
const STYLE = { width: 'min(100%, 42rem)', touchAction: 'pan-y pinch-zoom' };

type Props = {
  readonly slug: string;
  readonly closeText: string;
  readonly emptyText: string;
  readonly isShareable: boolean;
  /** Called with the slug of the product to show instead. */
  readonly onStep: (slug: string) => void;
  readonly onClose: () => void;
};

/** The popup is open while it is mounted. Renders nothing when no card has the slug. */
export function ProductPopup(props: Props): ReactNode {
  const { slug, closeText, emptyText, isShareable, onStep, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // On a client-side navigation to the menu, for example with Back, the cards are not yet in the
  // document during the first render. `card` is then null, and React reads it again after mounting.
  const card = useBrowserValue(() => document.getElementById(formatCardId(slug)), null);
  const lastCard = useRef(card);
  const isFound = card !== null;
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isFound]);
  useEffect(() => {
    lastCard.current = card;
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    dialog.current?.scrollTo(0, 0);
  }, [card]);
  useEffect(
    // On closing, the browser moves the focus back to the element that had the focus before the
    // popup opened. If a shared link opened the popup, that element is in no card; after a step it
    // can be in the card of another product. So focus the link in the card of the product that the
    // popup showed last.
    () => () => lastCard.current?.querySelector('a')?.focus({ preventScroll: true }),
    [],
  );
  // React also calls `onClose` when a dialog inside this one closes, although the `close` event
  // does not bubble.
  const closeItself = ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget) onClose();
  };

  if (card === null) return null;
  const product = readProduct(card);
  return (
    <DialogShell
      ref={dialog}
      labelledBy={HEADING_ID}
      aria-describedby={DESCRIPTION_ID}
      onClose={closeItself}
      onClick={closeOnBackdrop}
      style={STYLE}
    >
      <ProductDetails
        key={slug}
        product={product}
        headingId={HEADING_ID}
        descriptionId={DESCRIPTION_ID}
        emptyText={emptyText}
      />
      {isShareable && <ShareButton product={{ slug, name: product.name }} />}
      <form method="dialog" className={styles.actions}>
        <Button type="submit">{closeText}</Button>
        <KeepToggle card={card} />
        <ProductSteps card={card} name={product.name} onStep={onStep} />
      </form>
    </DialogShell>
  );
}
