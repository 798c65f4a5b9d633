import type { Menu, Product } from './menu.ts';

/** The product of this slug; undefined when the menu has none. */
export function findProduct(menu: Menu, slug: string): Product | undefined {
  return menu.categories
    .flatMap(({ products }) => products)
    .find((product) => product.slug === slug);
}
