import type { Menu, Product } from './menu.ts';

/** The product with this slug. Undefined when the menu has no such product. */
export function findProduct(menu: Menu, slug: string): Product | undefined {
  return menu.categories
    .flatMap(({ products }) => products)
    .find((product) => product.slug === slug);
}
