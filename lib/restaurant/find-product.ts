import type { Menu, Product } from './menu.ts';

export function findProduct(menu: Menu, slug: string): Product | undefined {
  return menu.categories
    .flatMap(({ products }) => products)
    .find((product) => product.slug === slug);
}
