import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Island } from '@/components/ui/island';
import { EnglishContext } from '@/lib/hooks/use-english';
import { useProductAddress } from '@/lib/hooks/use-product-address';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { ProductPopup } from './product-popup.tsx';
import { formatCardId } from './read-product.ts';
import { useListSteps, WaiterListContext } from './use-list-steps.ts';
import type { ListSteps } from './use-list-steps.ts';
import { WaiterList } from './waiter-list.tsx';

export type MenuDialogs = {
  /** Opens the popup of a product. */
  readonly open: (slug: string) => void;
  /** Adds a portion of the product of a card to the list for the waiter, or removes one. */
  readonly step: ListSteps['step'];
};

type Options = {
  /** The element around the cards (`MenuProducts`). */
  readonly products: HTMLElement;
  readonly english: EnglishMenuCopy | undefined;
  /** Settles when the cards have their buttons, beside which the list shows the portions. */
  readonly adding: Promise<void> | undefined;
  /** Called when the popup stays closed for the rest of the visit, because it fails. */
  readonly onGiveUp: () => void;
  readonly signal: AbortSignal;
};

/** Draws the popup of a product and the list for the waiter, which few visits need. */
export function mountMenuDialogs({ english, signal, ...options }: Options): Promise<MenuDialogs> {
  const container = document.createElement('div');
  // The list's message sticks to the lower end of the products, so they have to be its parent.
  container.style.display = 'contents';
  options.products.append(container);
  const root = createRoot(container);
  signal.addEventListener('abort', () => {
    root.unmount();
    container.remove();
  });
  return new Promise((resolve) => {
    root.render(
      <EnglishContext value={english}>
        <Dialogs {...options} onReady={resolve} />
      </EnglishContext>,
    );
  });
}

type Props = Omit<Options, 'english' | 'signal'> & {
  readonly onReady: (dialogs: MenuDialogs) => void;
};

function Dialogs({ products, adding, onGiveUp, onReady }: Props): ReactNode {
  const { restaurant: restaurantId } = products.dataset;
  const { closeText = '', emptyText = '', orderText = '' } = products.dataset;
  const { slug, open, replace, close } = useProductAddress();
  const list = useListSteps(restaurantId ?? '');
  const openProduct = useEffectEvent(open);
  const stepProduct = useEffectEvent(list.step);
  const announce = useEffectEvent(onReady);
  const lastSlug = useRef(slug);
  // On closing, the browser moves the focus back to the element that had the focus before the popup
  // opened. If a shared link opened the popup, that element is in no card; after a step it can be in
  // the card of another product. So focus the link in the card of the product that the popup showed
  // last, as soon as the popup is gone.
  useLayoutEffect(() => {
    const closed = slug === undefined ? lastSlug.current : undefined;
    lastSlug.current = slug;
    if (closed === undefined) return;
    const card = document.getElementById(formatCardId(closed));
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [slug]);
  useEffect(() => {
    announce({
      open: (opened) => openProduct(opened),
      step: (card, by) => stepProduct(card, by),
    });
  }, []);
  const popup = (
    <Island onGiveUp={onGiveUp}>
      {slug !== undefined && (
        <ProductPopup
          slug={slug}
          closeText={closeText}
          emptyText={emptyText}
          orderText={restaurantId === undefined ? undefined : orderText}
          onStep={replace}
          onClose={close}
        />
      )}
    </Island>
  );
  if (restaurantId === undefined) return popup;
  return (
    <WaiterListContext value={list}>
      {popup}
      <Island>
        <WaiterList restaurantId={restaurantId} orderText={orderText} adding={adding} list={list} />
      </Island>
    </WaiterListContext>
  );
}
