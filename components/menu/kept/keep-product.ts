import { parseCardId } from '@/components/menu/product/card-id';
import { readProduct } from '@/components/menu/product/read-product';
import { keptCopy } from '@/lib/i18n/site/kept-copy';
import { addProduct, removeProduct } from '@/lib/kept/kept-products';
import { updateKept } from '@/lib/kept/kept-store';
import { cutName } from '@/lib/kept/kept-text';
import { parseShownBani } from '@/lib/kept/shown-bani';

/**
 * Keeps the product of a card, or removes it if its heart shows that it is kept. Returns a sentence
 * if no more products can be kept.
 */
export function keepProduct(restaurantId: string, card: Element): string | undefined {
  const slug = parseCardId(card.id);
  const { name, price } = readProduct(card);
  const product = { slug, name: cutName(name), priceBani: parseShownBani(price) };
  const wasKept = card.querySelector('[aria-pressed=true]') !== null;
  let isFull = false;
  updateKept(restaurantId, (products) => {
    if (wasKept) return removeProduct(products, slug);
    const added = addProduct(products, product);
    isFull = added === undefined;
    return added ?? products;
  });
  return isFull ? keptCopy.full : undefined;
}
