import { formatCardId } from '@/components/menu/card/card-id';
import { readProduct } from '@/components/menu/card/read-product';
import type { KeptProduct } from '@/lib/kept/kept-products';
import { cutName } from '@/lib/kept/kept-text';
import type { OfferedProduct } from '@/lib/kept/price-kept';
import { parseShownBani } from '@/lib/kept/shown-bani';

/**
 * Reads price and state of a kept product from its card. Undefined without a card, and for a card of
 * another name: slugs of similar names are numbered by order, so a slug can pass to another product.
 */
export function readOffer({ slug, name: keptName }: KeptProduct): OfferedProduct | undefined {
  const card = document.getElementById(formatCardId(slug));
  if (card === null) return undefined;
  const { name, price, soldOut } = readProduct(card);
  if (cutName(name) !== keptName) return undefined;
  return { priceBani: parseShownBani(price), isSoldOut: soldOut !== undefined };
}
