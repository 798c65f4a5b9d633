import type { ProductOrder } from '../../restaurant/product-order.ts';

/** Texts of the controls that change how a menu is shown. */
export const menuViewCopy = {
  compact: 'Listă compactă',
  order: 'Ordine',
  orders: {
    menu: 'ca în meniu',
    ascending: 'preț crescător',
    descending: 'preț descrescător',
  } satisfies Readonly<Record<ProductOrder, string>>,
  /** Announced to screen readers after a change. */
  ordered: {
    menu: 'Preparatele sunt în ordinea din meniu.',
    ascending: 'În fiecare categorie, preparatele sunt ordonate crescător după preț.',
    descending: 'În fiecare categorie, preparatele sunt ordonate descrescător după preț.',
  } satisfies Readonly<Record<ProductOrder, string>>,
} as const;
