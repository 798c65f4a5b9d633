'use client';

import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Order } from '@/components/app/order';
import { Island } from '@/components/ui/island.client';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { useProductAddress } from '@/lib/hooks/use-product-address';
import { parseProductSlug } from '@/lib/query-values';
import { ProductPopup } from './product-popup.client.tsx';

type Props = {
  readonly closeText: string;
  /** Shown in the popup for a product without a description and without facts. */
  readonly emptyText: string;
  /** Undefined in an embedded menu, whose popup offers neither the app nor to share the product. */
  readonly order: Order | undefined;
  /** The product cards. */
  readonly children: ReactNode;
};

export function ProductList({ children, ...popupProps }: Props): ReactNode {
  const { slug, open, replace, close } = useProductAddress();
  /** The popup fails. The links of the cards then load the page of the product anew. */
  const hasFailed = useRef(false);
  const openCard = (event: MouseEvent): void => {
    if (hasFailed.current) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const clicked = link === null ? undefined : parseProductSlug(new URLSearchParams(link.search));
    if (clicked === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    open(clicked);
  };
  return (
    <>
      <div onClick={openCard}>{children}</div>
      <Island onGiveUp={() => (hasFailed.current = true)}>
        {slug !== undefined && (
          <ProductPopup slug={slug} onStep={replace} onClose={close} {...popupProps} />
        )}
      </Island>
    </>
  );
}
