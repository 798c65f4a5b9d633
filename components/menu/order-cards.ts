import { parseShownPrice, sortProducts } from '@/lib/restaurant/price';
import type { ProductOrder } from '@/lib/restaurant/price';

export type OrderCards = (order: ProductOrder) => void;

/**
 * Returns a function that moves the product cards in the document. With the CSS property `order`,
 * the Tab key and screen readers would keep the old order.
 */
export function createOrderCards(menu: ParentNode): OrderCards {
  const cards = [...menu.querySelectorAll('article')];
  const parents = new Set(cards.flatMap(({ parentElement }) => parentElement ?? []));
  const lists = [...parents].map((list) => ({
    list,
    products: [...list.children].map((card) => ({
      card,
      priceRon: parseShownPrice(card.querySelector('strong')?.textContent ?? ''),
    })),
  }));
  return (order) => {
    for (const { list, products } of lists) {
      list.append(...sortProducts(products, order).map(({ card }) => card));
    }
  };
}
