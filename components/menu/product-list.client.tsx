'use client';

import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { Island } from '@/components/ui/island.client';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { useProductAddress } from '@/lib/hooks/use-product-address';
import { parseProductSlug } from '@/lib/query-values';
import type { ProductPopup } from './product-popup.client.tsx';
import styles from './product-popup.module.scss';

type Props = {
  readonly closeText: string;
  /** Shown in the popup for a product without a description and without facts. */
  readonly emptyText: string;
  /** Undefined in an embedded menu, whose popup offers neither the app nor to share the product. */
  readonly order: Order | undefined;
  /** The product cards. */
  readonly children: ReactNode;
};

type Popup = typeof ProductPopup;

const importPopup = (): Promise<Popup> =>
  import('./product-popup.client.tsx').then((loaded) => loaded.ProductPopup);

/**
 * The popup's code starts to load when a finger, the pointer or the focus reaches the cards, or at
 * once if the address names a product.
 */
export function ProductList({ children, ...popupProps }: Props): ReactNode {
  const { slug, open, replace, close } = useProductAddress();
  const [Popup, setPopup] = useState<Popup>();
  /** The popup fails. The links of the cards then load the page of the product anew. */
  const hasFailed = useRef(false);
  const isOpen = slug !== undefined;
  const prepare = (): void => void importPopup().catch(() => undefined);
  const openCard = (event: MouseEvent): void => {
    if (hasFailed.current) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const clicked = link === null ? undefined : parseProductSlug(new URLSearchParams(link.search));
    if (link === null || clicked === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    if (Popup) return open(clicked);
    importPopup().then(
      (loaded) => {
        setPopup(() => loaded);
        open(clicked);
      },
      // oxlint-disable-next-line owners/location -- the visitor pressed a link to this address
      () => location.assign(link.href),
    );
  };
  useEffect(() => {
    if (!isOpen) return;
    importPopup().then(
      (loaded) => setPopup(() => loaded),
      () => undefined,
    );
  }, [isOpen]);
  return (
    <>
      <div onPointerOver={prepare} onFocus={prepare} onClick={openCard}>
        {children}
      </div>
      <Island onGiveUp={() => (hasFailed.current = true)}>
        {isOpen && Popup && (
          <Popup slug={slug} styles={styles} onStep={replace} onClose={close} {...popupProps} />
        )}
      </Island>
    </>
  );
}
