import { formatCount } from '../../format-count.ts';

// Romanian texts of what scripts draw and say on a menu, and on other pages with the same buttons.
// `english-menu-copy.ts` has the English ones.

/** Texts of the search in a menu. */
export const searchCopy = {
  label: 'Caută în meniu',
  clear: 'Șterge căutarea',
  inAllMenus: 'Caută în tot orașul',
  failed: 'Căutarea nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;

type Hits = { readonly kind: 'exact' | 'similar'; readonly count: number };

const NOUNS = {
  exact: { one: 'produs', many: 'produse' },
  similar: { one: 'produs asemănător', many: 'produse asemănătoare' },
} as const;

/** Returns for example 'un produs', '2 produse' or '20 de produse'. */
function formatHits({ kind, count }: Hits): string {
  return count === 1 ? `un ${NOUNS[kind].one}` : formatCount(count, NOUNS[kind]);
}

export function formatSearchResult(hits: Hits, query: string): string {
  const quoted = `„${query.trim()}”`;
  if (hits.count === 0) {
    return `${quoted} nu apare în acest meniu. Încearcă alt cuvânt sau doar începutul lui.`;
  }
  const found = formatHits(hits);
  return hits.kind === 'exact' ? `Am găsit ${found}.` : `Nu am găsit ${quoted}. Iată ${found}.`;
}

/** Texts of the compact view and of the order. */
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

/** Texts of the controls on the picture in a product's popup. */
export const productStepsCopy = {
  previous: 'Produsul anterior',
  next: 'Produsul următor',
  /** Shown on the picture. */
  position: (position: number, count: number): string => `${position} din ${count}`,
  close: 'Închide produsul',
  /** Announced to screen readers when the popup shows another product. */
  shown: (name: string, position: number, count: number): string =>
    `${name}, ${position} din ${count}`,
} as const;

/** Texts of the buttons that put products on the list for the waiter, and of what they answer. */
export const listButtonCopy = {
  /** The words of a button whose product the page shows beside it; `add` is its full name. */
  addShort: 'Adaugă pe listă',
  add: (name: string): string => `Adaugă pe listă: ${name}`,
  portions: (name: string): string => `Porții: ${name}`,
  more: (name: string): string => `Încă o porție: ${name}`,
  less: (name: string): string => `O porție mai puțin: ${name}`,
  /** Said once, when a visitor begins a list. */
  added: 'Adăugat pe lista pentru ospătar',
  show: 'Vezi lista',
  failed: 'Lista nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;

/** Texts of the list for the waiter: the button that opens it, its dialog and its large form. */
export const waiterListCopy = {
  heading: 'Lista ta',
  full: (max: number): string =>
    `Lista are deja ${formatCount(max, { one: 'produs', many: 'produse' })}. Scoate unul, apoi încearcă din nou.`,
  /** Announced to screen readers after a press on a card. */
  changed: (name: string, quantity: number): string =>
    quantity === 0 ? `${name} nu mai este pe listă.` : `${name}, pe listă: ${quantity}`,
  hold: 'Arată ospătarului',
  edit: 'Înapoi la listă',
  table: (tableId: string): string => `Masa ${tableId}`,
  portion: (quantity: number): string => `${quantity} ×`,
  clear: 'Golește lista',
  cleared: 'Lista a fost golită.',
  undo: 'Anulează',
  empty: 'Lista este goală.',
  price: (quantity: number, price: string, total: string): string =>
    quantity === 1 ? price : `${quantity} × ${price} = ${total}`,
  former: (price: string): string => `Preț schimbat: era ${price}.`,
  problems: {
    gone: 'Nu mai este în meniu. Nu intră în total.',
    'sold-out': 'Epuizat. Nu intră în total.',
    unpriced: 'Fără preț în meniu. Nu intră în total.',
  },
  total: 'Total',
  partialTotal: 'Total parțial',
  note: 'Lista e doar pe acest dispozitiv: comanda o ia ospătarul. Prețurile sunt cele din meniu și includ TVA.',
  close: 'Închide',
} as const;

/** Texts of the button that shares a page or a product. */
export const shareCopy = {
  share: 'Distribuie',
  failed: 'Distribuirea nu s-a încărcat. Verifică legătura la internet și reîncarcă pagina.',
} as const;

/** Texts of the popup that opens when Web Share is missing or not allowed. */
export const shareDialogCopy = {
  address: 'Adresa paginii',
  copy: 'Copiază linkul',
  copied: 'Linkul a fost copiat.',
  notCopied: 'Linkul nu a putut fi copiat. Copiază-l din câmpul de mai sus.',
  whatsApp: 'Trimite pe WhatsApp',
  facebook: 'Distribuie pe Facebook',
  close: 'Închide',
} as const;

/** Text of the offer to install the site. */
export const installCopy = {
  install: 'Instalează pe acest dispozitiv',
} as const;
