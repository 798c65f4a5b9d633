import type { ReactNode } from 'react';
import type { Order } from '@/lib/app/order';
import { OrderLink } from './order-link.client.tsx';
import styles from './order.module.scss';

type Props = { readonly order: Order };

/**
 * The bar at the lower edge of a phone's window, by which a visitor can order at every scroll
 * position. A page with the bar stands above it with its end, so nothing is covered.
 */
export function OrderBar({ order }: Props): ReactNode {
  return (
    <div className={styles.bar}>
      <OrderLink order={order} />
    </div>
  );
}
