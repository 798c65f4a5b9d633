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

/** The structured data of a product have few fields, because a menu has hundreds of products. */
function structureProduct({ name, priceRon, nutrition }: Product): MenuItem {
  const structured = nutrition && structureNutrition(nutrition);
  return {
    '@type': 'MenuItem',
    name,
    // The provider's JSON can contain -0. The price is 0 then.
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
 * The postal address has only the country, because a menu page does not show where the restaurant
 * is.
 */
export function structureMenu(restaurantId: string, menu: Menu): Graph {
  const { siteUrl } = getSettings();
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const restaurantPath = routes.restaurant({ restaurantId });
  const path = routes.menu({ restaurantId });
  const served = menu.categories.filter(({ products }) => products.length > 0);
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
      hasMenuSection: served.map(structureCategory),
    },
  };
  return composeGraph(restaurant, structureBreadcrumbs(breadcrumbs.menu({ restaurantId, name })));
}
