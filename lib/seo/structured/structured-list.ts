import type { Graph } from 'schema-dts';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { structureBreadcrumbs } from './structured-breadcrumbs.ts';
import { composeGraph } from './structured-graph.ts';

export function structureList(restaurants: readonly RestaurantSummary[]): Graph {
  const { siteUrl } = getSettings();
  const linked = restaurants.flatMap(({ name, restaurantId }) =>
    restaurantId === undefined
      ? []
      : [{ name, url: `${siteUrl}${routes.restaurant({ restaurantId })}` }],
  );
  return composeGraph(
    {
      '@type': 'ItemList',
      name: siteCopy.restaurants.heading,
      numberOfItems: linked.length,
      itemListElement: linked.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...entry,
      })),
    },
    structureBreadcrumbs(breadcrumbs.list()),
  );
}
