/** A product that a visitor has marked with the heart. */
export type KeptProduct = {
  readonly slug: string;
  readonly name: string;
  /**
   * The price in bani (1 RON = 100 bani) when the product was kept; undefined when the menu showed
   * no price.
   */
  readonly priceBani: number | undefined;
  /** 1 to `MAX_QUANTITY`. */
  readonly quantity: number;
};

export type KeptMenu = {
  readonly restaurantId: string;
  /** In the order in which they were kept. */
  readonly products: readonly KeptProduct[];
};

/** The menus with kept products. The menu whose kept products were changed last comes first. */
export type KeptMenus = readonly KeptMenu[];

export const MAX_MENUS = 12;
/** The greatest number of kept products of one menu. */
export const MAX_PRODUCTS = 30;
export const MAX_QUANTITY = 20;

export function findKept(menus: KeptMenus, restaurantId: string): readonly KeptProduct[] {
  return menus.find((menu) => menu.restaurantId === restaurantId)?.products ?? [];
}

/**
 * Puts `changed` first, in place of the restaurant's former entry. If `changed` has no products,
 * only removes the former entry. Leaves out the last menu if there are more than `MAX_MENUS`.
 */
export function replaceKept(menus: KeptMenus, changed: KeptMenu): KeptMenus {
  const others = menus.filter(({ restaurantId }) => restaurantId !== changed.restaurantId);
  return changed.products.length === 0 ? others : [changed, ...others].slice(0, MAX_MENUS);
}

/**
 * Adds the product unless it is already kept. Returns undefined when `MAX_PRODUCTS` other products
 * are kept.
 */
export function addProduct(
  products: readonly KeptProduct[],
  product: Omit<KeptProduct, 'quantity'>,
): readonly KeptProduct[] | undefined {
  if (products.some(({ slug }) => slug === product.slug)) return products;
  return products.length < MAX_PRODUCTS ? [...products, { ...product, quantity: 1 }] : undefined;
}

export function removeProduct(
  products: readonly KeptProduct[],
  slug: string,
): readonly KeptProduct[] {
  return products.filter((product) => product.slug !== slug);
}

/**
 * Undoes a removal: `former` is the list before it. `current` may have been changed in another tab
 * since then, so its further products and its quantities stay.
 */
export function restoreProducts(
  current: readonly KeptProduct[],
  former: readonly KeptProduct[],
): readonly KeptProduct[] {
  const find = (list: readonly KeptProduct[], slug: string): KeptProduct | undefined =>
    list.find((product) => product.slug === slug);
  return [
    ...former.map((product) => find(current, product.slug) ?? product),
    ...current.filter(({ slug }) => find(former, slug) === undefined),
  ].slice(0, MAX_PRODUCTS);
}

export function setQuantity(
  products: readonly KeptProduct[],
  slug: string,
  quantity: number,
): readonly KeptProduct[] {
  return products.map((product) => (product.slug === slug ? { ...product, quantity } : product));
}
