import type { ReactNode, Ref } from 'react';
import type { Order } from '@/components/native-app/order';
import { publicRoutes } from '@/lib/addresses/public-routes';
import { formatOrderAddress } from './operate-order-links.ts';

type OrderLinkProps = {
  /** The slug of the product that the link stands beside. */
  readonly product?: string;
  readonly className?: string | undefined;
  /** Ends in `pointOrderLink`, for a link that is drawn in the browser. */
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
};

/**
 * The link by which a visitor orders (`operateOrderLinks`). Without JavaScript it leads to the
 * download page.
 */
export function OrderLink({ product, className, ref, children }: OrderLinkProps): ReactNode {
  return (
    <a
      ref={ref}
      className={className}
      href={publicRoutes.downloadApp()}
      data-order=""
      data-product={product}
    >
      {children}
    </a>
  );
}

type StoreLinkProps = {
  readonly order: Order;
  readonly store: 'App Store' | 'Google Play';
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A link to one store. In a browser on Android the link to Google Play opens the app. */
export function StoreLink({ order, store, className, children }: StoreLinkProps): ReactNode {
  return (
    <a
      className={className}
      href={formatOrderAddress(store, order.stores, order)}
      data-order={store}
    >
      {children}
    </a>
  );
}
