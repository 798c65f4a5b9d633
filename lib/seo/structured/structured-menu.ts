import { processors } from 'next-seo';
import type { Graph, MenuItem, MenuSection, Restaurant } from 'schema-dts';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { CURRENCY } from '@/lib/business-facts';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import type { Category, Menu, Product } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { structureBreadcrumbs } from './structured-breadcrumbs.ts';
import { composeGraph } from './structured-graph.ts';
import { structuredIds } from './structured-ids.ts';
import { structureNutrition } from './structured-nutrition.ts';

/** A `MenuItem` has few fields to keep the page small: a menu can have hundreds of products. */
function structureProduct({ name, priceRon, nutrition }: Product): MenuItem {
  const structured = nutrition && structureNutrition(nutrition);
  return {
    '@type': 'MenuItem',
    name,
    // The provider's JSON can contain -0, which `Math.abs` changes to 0.
    offers: { '@type': 'Offer', price: Math.abs(priceRon), priceCurrency: CURRENCY },
    ...(structured !== undefined && { nutrition: structured }),
  };
}

const structureCategory = ({ name, products }: Category): MenuSection => ({
  '@type': 'MenuSection',
  name,
  hasMenuItem: products.map(structureProduct),
});

/**
 * Structured data may describe only what the page shows. A menu page does not show the restaurant's
 * address, so the postal address has only the country.
 */
export function structureMenu(restaurantId: string, menu: Menu): Graph {
  const { siteUrl } = getSettings();
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const restaurantPath = routes.restaurant({ restaurantId });
  const path = routes.menu({ restaurantId });
  const filledCategories = menu.categories.filter(({ products }) => products.length > 0);
  const restaurant: Restaurant = {
    '@type': 'Restaurant',
    '@id': structuredIds.restaurant(restaurantId),
    name,
    url: `${siteUrl}${restaurantPath}`,
    address: processors.processAddress({ addressCountry: 'RO' }),
    hasMenu: {
      '@type': 'Menu',
      '@id': structuredIds.menu(restaurantId),
      url: `${siteUrl}${path}`,
      inLanguage: 'ro',
      hasMenuSection: filledCategories.map(structureCategory),
    },
  };
  return composeGraph(restaurant, structureBreadcrumbs(breadcrumbs.menu({ restaurantId, name })));
}
