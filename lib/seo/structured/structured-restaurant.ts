import type { EntryPoint, Graph, Restaurant } from 'schema-dts';
import { routes } from '@/lib/addresses/routes';
import { formatAppStoreUrl, formatPlayStoreUrl } from '@/lib/app/store-links';
import { getSettings } from '@/lib/config';
import { orderCopy } from '@/lib/i18n/site/order-copy';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import type { Menu } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { findAllowedPicture } from '@/lib/security/allowed-picture';
import { structureBreadcrumbs } from './structured-breadcrumbs.ts';
import { structureContact } from './structured-contact.ts';
import { composeGraph } from './structured-graph.ts';
import { structureHours } from './structured-hours.ts';
import { structuredIds } from './structured-ids.ts';

/** Guests order in the app, so the entry points of an order are the links to the app stores. */
function structureAppLinks(restaurantId: string): readonly EntryPoint[] {
  const { appStoreUrl, appStoreProviderToken, playStoreUrl } = getSettings();
  return [
    {
      '@type': 'EntryPoint',
      urlTemplate: formatPlayStoreUrl(playStoreUrl, { restaurantId }),
      actionPlatform: 'https://schema.org/AndroidPlatform',
    },
    {
      '@type': 'EntryPoint',
      urlTemplate: formatAppStoreUrl(appStoreUrl, appStoreProviderToken, { restaurantId }),
      actionPlatform: 'https://schema.org/IOSPlatform',
    },
  ];
}

function listPictures({ heroImage, logoImage }: Menu): readonly string[] {
  return [heroImage, logoImage].flatMap((image) => findAllowedPicture(image)?.href ?? []);
}

export function structureRestaurant(restaurantId: string, menu: Menu): Graph {
  const { siteUrl } = getSettings();
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const path = routes.restaurant({ restaurantId });
  const hours = structureHours(menu.schedule);
  const pictures = listPictures(menu);
  const target = structureAppLinks(restaurantId);
  const restaurant: Restaurant = {
    '@type': 'Restaurant',
    '@id': structuredIds.restaurant(restaurantId),
    name,
    url: `${siteUrl}${path}`,
    ...structureContact(menu),
    ...(pictures.length > 0 && { image: pictures }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    hasMenu: {
      '@type': 'Menu',
      '@id': structuredIds.menu(restaurantId),
      url: `${siteUrl}${routes.menu({ restaurantId })}`,
    },
    potentialAction: { '@type': 'OrderAction', name: orderCopy.ro.order, target },
  };
  return composeGraph(
    restaurant,
    structureBreadcrumbs(breadcrumbs.restaurant({ restaurantId, name })),
  );
}
