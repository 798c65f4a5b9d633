import { routes } from '@/lib/addresses/routes';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';

/** One of the pages on the way from the home page to the current page. */
export type Breadcrumb = {
  readonly name: string;
  readonly path: `/${string}`;
  /** The page is in the language of the visitor. The other pages are Romanian. */
  readonly isTranslated?: true;
};

type NamedRestaurant = {
  readonly restaurantId: string;
  readonly name: string;
  readonly language: Language;
};

export const breadcrumbs = {
  list: (language: Language): readonly Breadcrumb[] => [
    { name: chromeCopy[language].chrome.home, path: routes.home() },
    { name: chromeCopy[language].chrome.restaurants, path: routes.restaurants() },
  ],
  restaurant: ({ restaurantId, name, language }: NamedRestaurant): readonly Breadcrumb[] => [
    ...breadcrumbs.list(language),
    { name, path: routes.restaurant({ restaurantId }), isTranslated: true },
  ],
  menu: (restaurant: NamedRestaurant): readonly Breadcrumb[] => [
    ...breadcrumbs.restaurant(restaurant),
    {
      name: menuPageCopy[restaurant.language].menu.eyebrow,
      path: routes.menu({ restaurantId: restaurant.restaurantId }),
    },
  ],
} as const;
