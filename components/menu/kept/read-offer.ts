import { formatCardId, parseCardId } from '@/components/menu/card/card-id';
import { readProduct } from '@/components/menu/card/read-product';
import type { KeptProduct } from '@/lib/kept/kept-products';
import { attempt } from '@/lib/browser/attempt';
import { cutName } from '@/lib/kept/kept-text';
import type { OfferedProduct } from '@/lib/kept/price-kept';
import { parseShownBani } from '@/lib/kept/shown-bani';
import { uniqueAnchors } from '@/lib/restaurant/anchor';

/**
 * Reads from a product's card the current price and whether the product is sold out. Returns
 * undefined when no card has the slug, and when the card has another name, because the slug may now
 * belong to another product.
 */
export function readOffer({ slug, name: keptName }: KeptProduct): OfferedProduct | undefined {
  const card = document.getElementById(formatCardId(slug));
  if (card === null) return undefined;
  const { price, soldOut } = readProduct(card);
  if (cutName(readName(card)) !== keptName) return undefined;
  return { priceBani: parseShownBani(price), isSoldOut: soldOut !== undefined };
}

/**
 * The structured data that was parsed last. React may keep the element of the script and change its
 * text, so the key is the text.
 */
let lastParsed = { text: '', names: parseNames('') };

/**
 * The name of a card's product in the menu's own language. A browser's translator may have replaced
 * the name in the card, but the waiter reads the list of kept products. So the name is that of the
 * structured data, which translators leave as they are. Without structured data it is the card's.
 */
export function readName(card: Element): string {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  if (text !== lastParsed.text) lastParsed = { text, names: parseNames(text) };
  return lastParsed.names.get(parseCardId(card.id)) ?? readProduct(card).name;
}

/** The names of the products in structured data, by the slugs that the provider's menu gets. */
function parseNames(text: string): ReadonlyMap<string, string> {
  const names: string[] = [];
  attempt(() =>
    JSON.parse(text, (_, value: unknown) => {
      const isItem = typeof value === 'object' && value !== null && '@type' in value;
      if (isItem && value['@type'] === 'MenuItem' && 'name' in value)
        names.push(String(value.name));
      return value;
    }),
  );
  return new Map(uniqueAnchors(names).map((slug, index) => [slug, names[index] ?? '']));
}
