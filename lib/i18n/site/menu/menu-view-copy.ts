export const menuViewCopy = {
  compact: 'Listă compactă',
  order: 'Ordine',
  orders: {
    menu: 'ca în meniu',
    ascending: 'preț crescător',
    descending: 'preț descrescător',
  },
  /** Announced to screen readers after the visitor has chosen an order. */
  ordered: {
    menu: 'Produsele sunt în ordinea din meniu.',
    ascending: 'În fiecare categorie, produsele sunt ordonate crescător după preț.',
    descending: 'În fiecare categorie, produsele sunt ordonate descrescător după preț.',
  },
} as const;
