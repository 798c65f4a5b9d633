import type { ReactNode } from 'react';
import type { Order } from '@/lib/app/order';
import type { Language } from '@/lib/i18n/language';
import { orderCopy } from '@/lib/i18n/site/order-copy';
import { OrderLink } from './order-link.client.tsx';
import styles from './order.module.scss';

type Props = { readonly order: Order; readonly language: Language };

/**
 * The bar at the lower edge of a phone's window, by which a visitor can order at every scroll
 * position. The page ends above it, so nothing is covered. A menu puts the button of the list for
 * the waiter into the empty slot (`components/menu/waiter-list-panel.client.tsx`), and the link is
 * then shorter.
 */
export function OrderBar({ order, language }: Props): ReactNode {
  const { order: text, orderShort } = orderCopy[language];
  return (
    <div className={styles.bar}>
      <span data-list-slot="" />
      <OrderLink order={order}>
        <span>
          {orderShort}
          <span>{text.slice(orderShort.length)}</span>
        </span>
      </OrderLink>
    </div>
  );
}
