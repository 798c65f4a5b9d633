import { parseCardId } from '@/components/menu/card/card-id';
import { readProduct } from '@/components/menu/card/read-product';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { keptCopy } from '@/lib/i18n/site/menu/kept-copy';
import { addProduct, MAX_PRODUCTS, removeProduct } from '@/lib/kept/kept-products';
import { updateKept } from '@/lib/kept/kept-store';
import { cutName } from '@/lib/kept/kept-text';
import { parseShownBani } from '@/lib/kept/shown-bani';
import { readName } from './read-offer.ts';

/**
 * Keeps the product of a card, or stops keeping the product if the heart marks it as kept already.
 * Returns a message for the visitor if the product cannot be kept because the list is full.
 */
export function toggleKept(
  restaurantId: string,
  card: Element,
  copy: EnglishMenuCopy['kept'] = keptCopy,
): string | undefined {
  const slug = parseCardId(card.id);
  const { price } = readProduct(card);
  const product = { slug, name: cutName(readName(card)), priceBani: parseShownBani(price) };
  const wasKept = card.querySelector('[aria-pressed=true]') !== null;
  let isFull = false;
  updateKept(restaurantId, (products) => {
    if (wasKept) return removeProduct(products, slug);
    const added = addProduct(products, product);
    isFull = added === undefined;
    return added ?? products;
  });
  return isFull ? copy.full(MAX_PRODUCTS) : undefined;
}
