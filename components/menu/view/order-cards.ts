import { parseShownPrice, sortProducts } from '@/lib/restaurant/product-order';
import type { ProductOrder } from '@/lib/restaurant/product-order';

/** Puts the cards of each category into an order. */
export type OrderCards = (order: ProductOrder) => void;

/**
 * Reads the cards of the menu once, in the restaurant's order. The cards themselves are moved, so
 * that the order of the keyboard and of screen readers is the one on the screen. React does not
 * render them again: they come from the server.
 */
export function createOrderCards(menu: ParentNode): OrderCards {
  const cards = [...menu.querySelectorAll('article')];
  const lists = [...new Set(cards.flatMap(({ parentElement }) => parentElement ?? []))].map(
    (list) => ({
      list,
      products: [...list.children].map((card) => ({
        card,
        priceRon: parseShownPrice(card.querySelector('strong')?.textContent ?? ''),
      })),
    }),
  );
  return (order) => {
    for (const { list, products } of lists) {
      list.append(...sortProducts(products, order).map(({ card }) => card));
    }
  };
}
