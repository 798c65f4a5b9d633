import { routes } from '@/lib/addresses/routes';
import { menuCopy } from '@/lib/i18n/site/menu-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';

/** One page on the way from the home page to the page that is shown. */
export type Breadcrumb = { readonly name: string; readonly path: `/${string}` };

type NamedRestaurant = { readonly restaurantId: string; readonly name: string };

const { home, restaurants } = siteCopy.chrome;

/** Each from the home page down to the page itself; shown there and repeated in its structured data. */
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
