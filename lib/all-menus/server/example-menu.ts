import { limitFreshness, noteOutcome } from '@/lib/rendering';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { findAllowedPicture } from '@/lib/security/allowed-url';
import { getSite } from '@/lib/site';

const EXAMPLE_PRODUCTS = 3;

/** A part of a real menu, which shows restaurant owners what a guest sees. */
export type ExampleMenu = {
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly category: string;
  /** Three products with a price that are not sold out, each with a picture of its own. */
  readonly products: readonly Product[];
  /** A product with allergens, ingredients and nutrition. Undefined if the menu has none. */
  readonly explained: Product | undefined;
};

/**
 * The example of the first listed restaurant whose menu explains a product, or else of the first
 * one that has an example. Undefined while no such menu is known. Only the menus that the site
 * already knows are read, so the provider is asked for none.
 */
export async function getExampleMenu(): Promise<ExampleMenu | undefined> {
  const site = getSite();
  const menus = await site.menusIndex.getSearchable();
  if (menus === undefined) {
    // Nothing has limited the freshness of the page, so a stored page would never get an example.
    noteOutcome('unstored');
    return undefined;
  }
  limitFreshness(menus.freshUntil - performance.now());
  let first: ExampleMenu | undefined;
  for (const { restaurantId, name } of menus.index.restaurants) {
    if (restaurantId === undefined) continue;
    const stored = await site.menus.getStored(restaurantId);
    if (stored?.answer.outcome !== 'found') continue;
    const part = findExample(stored.answer.value);
    if (part === undefined) continue;
    const example = { restaurantId, restaurantName: name, ...part };
    if (example.explained !== undefined) return example;
    first ??= example;
  }
  return first;
}

/** Takes the first category with enough products to show. */
export function findExample(
  menu: Menu,
): Pick<ExampleMenu, 'category' | 'products' | 'explained'> | undefined {
  const available = menu.categories.map(({ name, products }) => ({
    name,
    products: products.filter(({ isSoldOut, priceRon }) => isSoldOut !== true && priceRon > 0),
  }));
  const explained = available.flatMap(({ products }) => products).find(isExplained);
  for (const { name, products } of available) {
    const pictured = products.filter(({ image }) => findAllowedPicture(image) !== undefined);
    const shown = pictured.filter(
      ({ image }, index) => pictured.findIndex((other) => other.image === image) === index,
    );
    if (shown.length < EXAMPLE_PRODUCTS) continue;
    return { category: name, products: shown.slice(0, EXAMPLE_PRODUCTS), explained };
  }
  return undefined;
}

const isExplained = ({ allergens, ingredients, nutrition }: Product): boolean =>
  allergens !== undefined && ingredients !== undefined && nutrition !== undefined;
