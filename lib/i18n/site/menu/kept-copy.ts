import { formatCount } from '../../format-count.ts';
import { productFactsCopy } from './product-facts-copy.ts';
import { siteCopy } from '../site-copy.ts';

const countOf = (count: number): string =>
  formatCount(count, { one: 'preparat', many: 'preparate' });

/**
 * Texts of the sheet, which is a dialog with the kept products, and of the button that opens it.
 * `full` is shown when a visitor presses a heart but the list of kept products has no more room.
 */
export const keptCopy = {
  show: 'Arată ospătarului',
  showCount: (count: number): string => `Arată ospătarului: ${countOf(count)}`,
  full: (max: number): string =>
    `Lista are deja ${countOf(max)}. Scoate unul, apoi încearcă din nou.`,
  quantity: (name: string): string => `Porții de ${name}`,
  remove: (name: string): string => `Scoate ${name} din listă`,
  clear: 'Golește lista',
  undo: 'Anulează',
  empty: 'Lista este goală.',
  price: (quantity: number, price: string, total: string): string =>
    quantity === 1 ? price : `${quantity} × ${price} = ${total}`,
  former: (price: string): string => `Preț schimbat: era ${price}.`,
  problems: {
    gone: 'Nu mai este în meniu. Nu intră în total.',
    'sold-out': `${productFactsCopy.soldOut}. Nu intră în total.`,
    unpriced: 'Fără preț în meniu. Nu intră în total.',
  },
  total: 'Total',
  partialTotal: 'Total parțial',
  note: 'Lista rămâne numai în acest browser și nu trimite nicio comandă. Prețurile sunt cele din meniul de pe această pagină și includ TVA.',
  close: siteCopy.product.close,
} as const;
