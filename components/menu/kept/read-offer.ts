import { formatCardId } from '@/components/menu/card/card-id';
import { readProduct } from '@/components/menu/card/read-product';
import type { OfferedProduct } from '@/lib/kept/price-kept';
import { parseShownBani } from '@/lib/kept/shown-bani';

/** Reads price and state of a product from its card; undefined for a product without a card. */
export function readOffer(slug: string): OfferedProduct | undefined {
  const card = document.getElementById(formatCardId(slug));
  if (card === null) return undefined;
  const { price, soldOut } = readProduct(card);
  return { priceBani: parseShownBani(price), isSoldOut: soldOut !== undefined };
}
