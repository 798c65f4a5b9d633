import { formatCount } from '../../format-count.ts';
import { siteCopy } from '../site-copy.ts';

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
  close: siteCopy.product.close,
} as const;
