import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';

/** Ids by which the structured data of one page refers to things of another page. */
export const structuredIds = {
  organization: (): string => `${getSettings().siteUrl}/#organizatie`,
  app: (): string => `${getSettings().siteUrl}/#aplicatie`,
  restaurant: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.restaurant({ restaurantId })}#restaurant`,
  menu: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.menu({ restaurantId })}#meniu`,
} as const;
