import type { ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { OrderLink } from './order-link.tsx';
import styles from './order.module.scss';

type Props = { readonly order: Order };

/**
 * The bar at the lower edge of a phone's window, by which a visitor can order at every scroll
 * position. The page ends above it, so nothing is covered. A menu adds the button of the list for
 * the waiter (`components/menu/waiter-list.tsx`), and then shows the link's text only in part. Its
 * name stays the same.
 */
export function OrderBar({ order }: Props): ReactNode {
  return (
    <div className={styles.bar}>
      <OrderLink>
        <span>
          {order.shortText}
          <span>{order.text.slice(order.shortText.length)}</span>
        </span>
      </OrderLink>
    </div>
  );
}
