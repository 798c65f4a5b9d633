import { routes } from '@/lib/addresses/routes';
import { menuCopy } from '@/lib/i18n/site/menu-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';

/** One page of the path from the home page to the current page. */
export type Breadcrumb = { readonly name: string; readonly path: `/${string}` };

type NamedRestaurant = { readonly restaurantId: string; readonly name: string };

const { home, restaurants } = siteCopy.chrome;

export const breadcrumbs = {
  list: (): readonly Breadcrumb[] => [
    { name: home, path: routes.home() },
    { name: restaurants, path: routes.restaurants() },
  ],
  restaurant: ({ restaurantId, name }: NamedRestaurant): readonly Breadcrumb[] => [
    ...breadcrumbs.list(),
    { name, path: routes.restaurant({ restaurantId }) },
  ],
  menu: (restaurant: NamedRestaurant): readonly Breadcrumb[] => [
    ...breadcrumbs.restaurant(restaurant),
    { name: menuCopy.eyebrow, path: routes.menu({ restaurantId: restaurant.restaurantId }) },
  ],
} as const;
