import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';

/** Names by which the pages' structured data speak of each other's things. */
export const structuredIds = {
  organization: (): string => `${getSettings().siteUrl}/#organizatie`,
  app: (): string => `${getSettings().siteUrl}/#aplicatie`,
  restaurant: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.restaurant({ restaurantId })}#restaurant`,
  menu: (restaurantId: string): string =>
    `${getSettings().siteUrl}${routes.menu({ restaurantId })}#meniu`,
} as const;
