import { formatCardId } from '@/components/menu/card/card-id';
import { readProduct } from '@/components/menu/card/read-product';
import type { KeptProduct } from '@/lib/kept/kept-products';
import { cutName } from '@/lib/kept/kept-text';
import type { OfferedProduct } from '@/lib/kept/price-kept';
import { parseShownBani } from '@/lib/kept/shown-bani';

/**
 * Reads from a product's card the current price and whether the product is sold out. Returns
 * undefined when no card has the slug, and when the card has another name, because the slug may now
 * belong to another product.
 */
export function readOffer({ slug, name: keptName }: KeptProduct): OfferedProduct | undefined {
  const card = document.getElementById(formatCardId(slug));
  if (card === null) return undefined;
  const { name, price, soldOut } = readProduct(card);
  if (cutName(name) !== keptName) return undefined;
  return { priceBani: parseShownBani(price), isSoldOut: soldOut !== undefined };
}
